/* SPDX-License-Identifier: MIT */
#include "sweep/environment.h"

#include <assert.h>

#include "rewrite/dense.h"
#include "state/justify.h"
#include "state/ticks.h"

/* An environment has the clauses that are at most sweep_depth steps away from the middle, each step
 * from a variable to those that it shares a clause with; variables at most sweep_covered steps away
 * are asked about.  It has at most sweep_vars variables, sweep_words words of clauses, and no
 * clause of more than sweep_size literals.  Tuned on refutations of circuits and programs. */

/* Gives a variable the next number, unless it has one. */
static void enter_var(struct sweep *sweep, Var var) {
    assert(!memory_at(sweep->places, var) ||
           stack_at(&sweep->vars, memory_at(sweep->places, var) - 1) == var);
    if (memory_at(sweep->places, var))
        return;
    stack_push(&sweep->memory, &sweep->vars, var);
    memory_at(sweep->places, var) = (uint32_t)sweep->vars.size;
}

/* Puts the representatives of a clause's open literals into s->clause, without duplicates.  Returns
 * false if the clause is a tautology or satisfied, or was taken already: it has a variable numbered
 * below place, all of whose clauses were taken. */
static bool translate(struct solver *s, struct sweep *sweep, const Lit *lits, uint32_t size,
                      uint32_t place) {
    assert(size > 1 && size <= s->tuned->sweep_size);
    stack_clear(&s->clause);
    for (uint32_t i = 0; i < size; i++) {
        Lit other = array_at(lits, size, i);
        Lit lit = merge_find(s, &sweep->merger, other);
        uint32_t at = memory_at(sweep->places, lit_var(lit));
        bool known = false;
        if (solver_value(s, other) < 0)
            continue;
        if ((at && at <= place) || solver_value(s, other) || memory_at(s->removed, lit_var(other)))
            return false;
        for (size_t k = 0; k < s->clause.size && !known; k++) {
            if (stack_at(&s->clause, k) == lit_not(lit))
                return false;
            known = stack_at(&s->clause, k) == lit;
        }
        if (!known)
            stack_push(s->memory, &s->clause, lit);
    }
    return true;
}

/* Records the origin of the clause to be added. */
static void note_origin(struct solver *s, struct sweep *sweep, const Lit *lits, uint32_t size,
                        uint64_t id) {
    struct origin origin = {(uint32_t)sweep->original.size, size, id};
    if (!justify_wanted(s))
        return;
    stack_push(&sweep->memory, &sweep->origins, origin);
    for (uint32_t i = 0; i < size; i++)
        stack_push(&sweep->memory, &sweep->original, array_at(lits, size, i));
}

/* Adds the clause behind an entry in the list of lit to the environment. */
static void take(struct solver *s, struct sweep *sweep, Lit lit, struct watch watch,
                 uint32_t place) {
    Lit pair[2];
    uint32_t size;
    if (!(watch.ref & BINARY) && solver_clause(s, watch.ref)->garbage)
        return;
    const Lit *lits = dense_lits(s, lit, watch, pair, &size);
    if (size > s->tuned->sweep_size || !translate(s, sweep, lits, size, place))
        return;
    ticks_add(&sweep->oracle.ticks, 1 + size / 4);
    note_origin(s, sweep, lits, size, justify_clause_id(s, watch.ref));
    stack_push(&sweep->memory, &sweep->clauses, (uint32_t)s->clause.size);
    assert(s->clause.size);
    for (size_t i = 0; i < s->clause.size; i++) {
        Lit rep = stack_at(&s->clause, i);
        enter_var(sweep, lit_var(rep));
        uint32_t number = memory_at(sweep->places, lit_var(rep)) - 1;
        stack_push(&sweep->memory, &sweep->clauses, lit_make(number, lit_negative(rep)));
    }
}

static bool is_full(const struct solver *s, const struct sweep *sweep) {
    uint32_t vars = sweep->far ? s->tuned->sweep_vars_far : s->tuned->sweep_vars;
    return sweep->vars.size >= vars || sweep->clauses.size >= s->tuned->sweep_words;
}

/* Adds the clauses of variable number place and of the variables equivalent to it. */
static void expand(struct solver *s, struct sweep *sweep, uint32_t place) {
    assert(place < sweep->vars.size);
    Var root = stack_at(&sweep->vars, place), var = root;
    do {
        for (unsigned sign = 0; sign < 2; sign++) {
            Lit lit = lit_make(var, sign);
            struct watch_list list = watch_list_of(&s->watches, lit);
            ticks_add(&sweep->oracle.ticks, ticks_of_pass(list.size, sizeof(struct watch)));
            for (uint32_t i = 0; i < list.size && !is_full(s, sweep); i++)
                take(s, sweep, lit, watch_at(&s->watches, &list, i), place);
        }
        var = memory_at(sweep->next, var);
    } while (var != root);
}

/* Gives the environment to the oracle. */
static void load(struct sweep *sweep) {
    oracle_clear(&sweep->oracle, (Var)sweep->vars.size);
    size_t at = 0;
    for (; at < sweep->clauses.size; at += 1 + stack_at(&sweep->clauses, at))
        oracle_add(&sweep->oracle, sweep->clauses.data + at + 1, stack_at(&sweep->clauses, at));
    assert(at == sweep->clauses.size);
}

void environment_build(struct solver *s, struct sweep *sweep, Var middle) {
    uint32_t place = 0, depths = sweep->far ? s->tuned->sweep_depth_far : s->tuned->sweep_depth;
    assert(!sweep->vars.size && !sweep->clauses.size);
    enter_var(sweep, middle);
    for (uint32_t depth = 0; depth < depths && !is_full(s, sweep); depth++) {
        for (uint32_t end = (uint32_t)sweep->vars.size; place < end && !is_full(s, sweep); place++)
            expand(s, sweep, place);
        if (depth < s->tuned->sweep_covered)
            sweep->covered = (uint32_t)sweep->vars.size;
    }
    load(sweep);
    assert(sweep->covered && sweep->covered <= sweep->vars.size);
}

void environment_clear(struct sweep *sweep) {
    for (size_t i = 0; i < sweep->vars.size; i++)
        memory_at(sweep->places, stack_at(&sweep->vars, i)) = 0;
    stack_clear(&sweep->vars);
    stack_clear(&sweep->origins);
    stack_clear(&sweep->original);
    stack_clear(&sweep->clauses);
}
