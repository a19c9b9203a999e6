/* SPDX-License-Identifier: MIT */
#include "state/intake.h"

#include <assert.h>

#include "state/justify.h"
#include "state/log.h"
#include "state/poll.h"
#include "state/trail.h"

/* Copies a clause to s->clause without repeated literals and literals false at level 0.  Value 2
 * marks literals that are in s->clause.  Returns false if the clause is a tautology or true at
 * level 0. */
static bool simplified(struct solver *s, const struct clause_view *clause) {
    bool needed = true;
    stack_clear(&s->clause);
    stack_reserve(s->memory, &s->clause, clause->size);
    for (size_t i = 0; i < clause->size && needed; i++) {
        Lit lit = clause_lit(clause, i);
        if (solver_value(s, lit) == 1 || solver_value(s, lit_not(lit)) == 2)
            needed = false;
        else if (!solver_value(s, lit)) {
            solver_value(s, lit) = 2;
            stack_put(&s->clause, lit);
        }
    }
    for (size_t i = 0; i < s->clause.size; i++)
        solver_value(s, stack_at(&s->clause, i)) = 0;
    return needed;
}

#ifndef NDEBUG
/* Longer clauses are not compared. */
enum { COMPARED_SIZE = 16 };

/* Whether s->clause consists of exactly the open literals of a clause. */
static bool is_open_part(const struct solver *s, const struct clause_view *clause) {
    const struct lit_stack *part = &s->clause;
    size_t found = 0;
    for (size_t i = 0; clause->size <= COMPARED_SIZE && i < clause->size; i++) {
        Lit lit = clause_lit(clause, i);
        size_t place = 0;
        while (place < part->size && stack_at(part, place) != lit)
            place++;
        if ((place < part->size) != !solver_value(s, lit))
            return false;
        found += place == found && place < part->size;
    }
    return clause->size > COMPARED_SIZE || found == part->size;
}
#endif

static void add_original(struct solver *s, const struct clause_view *clause) {
    assert(!solver_level(s));
    uint64_t id = ++s->clauses;
    if (s->proof)
        id = proof_input_id(s->proof, id);
    if (s->inconsistent || !simplified(s, clause))
        return;
    assert(is_open_part(s, clause));
    const Lit *lits = s->clause.data;
    size_t size = s->clause.size;
    if (size == 0 || size < clause->size)
        id = justify_input(s, id, clause, lits, size);
    checker_input(s, lits, size);
    if (size == 0) {
        s->inconsistent = true;
    } else if (size == 1) {
        trail_assign(s, memory_at(lits, 0), NO_REASON);
        justify_assigned(s, memory_at(lits, 0), id);
    } else {
        log_clause(s, "take", lits, size);
        solver_add_clause(s, lits, (uint32_t)size, false, id);
    }
}

/* Gives the arena and the watch lists their final size for the formula.  Lists of literals that do
 * not occur are skipped, so that their pages take no memory. */
static void lay_out(struct solver *s) {
    size_t lits = 2 * (size_t)s->vars, words = 0;
    struct clause_view clause;
    stack_free(s->memory, &s->counts);
    uint32_t *counts = s->counts.data = memory_zeroed(s->memory, lits + 1, sizeof *counts);
    s->counts.capacity = lits + 1;
    for (size_t at = 0; formula_next(s->formula, &at, &clause);) {
        poll_step(s, at);
        if (clause.size > 1) {
            memory_at(counts, clause_lit(&clause, 0))++;
            memory_at(counts, clause_lit(&clause, 1))++;
            words += clause.size > 2 ? CLAUSE_WORDS + clause.size : 0;
        }
    }
    for (size_t lit = 0; lit < lits; lit++) {
        poll_step(s, lit);
        if (memory_at(counts, lit))
            watches_begin(&s->watches, (Lit)lit, memory_at(counts, lit));
    }
    watches_provide(&s->watches, s->memory);
    arena_reserve(&s->arena, s->memory, words);
    stack_free(s->memory, &s->counts);
}

void intake_update(struct solver *s) {
    assert(!solver_level(s));
    struct clause_view clause;
    solver_grow(s, s->formula->vars);
    if (!s->words && !s->watches.used)
        lay_out(s);
    if (s->proof)
        proof_take_in(s->proof, s->formula);
    while (formula_next(s->formula, &s->words, &clause)) {
        poll_step(s, s->clauses);
        add_original(s, &clause);
    }
    assert(s->clauses == s->formula->clauses && s->words == s->formula->size);
}

void intake_assume(struct solver *s, const int *elits, size_t count) {
    assert(!solver_level(s));
    struct lit_stack *assumptions = &s->assumptions;
    stack_clear(assumptions);
    stack_clear(&s->either);
    stack_reserve(s->memory, assumptions, count);
    stack_clear(&s->core);
    stack_reserve(s->memory, &s->core, count);
    if (s->proof)
        solver_proof(s)->answer = 0;
    for (size_t i = 0; i < count; i++) {
        Lit lit = lit_of(elits[i]);
        if (solver_value(s, lit) > 0)
            continue;
        stack_put(assumptions, lit);
        log_literal(s, "assume", lit);
        if (!solver_value(s, lit))
            solver_value(s, lit) = 2;
    }
    for (size_t i = 0; i < assumptions->size; i++)
        if (solver_value(s, stack_at(assumptions, i)) == 2)
            solver_value(s, stack_at(assumptions, i)) = 0;
}

void intake_either(struct solver *s, const int *elits, size_t count) {
    assert(count && !s->either.size);
    stack_reserve(s->memory, &s->either, count);
    for (size_t i = 0; i < count; i++)
        stack_push(s->memory, &s->either, lit_of(elits[i]));
    stack_push(s->memory, &s->assumptions, stack_at(&s->either, 0));
    stack_reserve(s->memory, &s->core, s->assumptions.size);
}
