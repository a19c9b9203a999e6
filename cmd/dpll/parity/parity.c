/* SPDX-License-Identifier: MIT */
#include "parity/parity.h"

#include <assert.h>

#include "parity/exact.h"
#include "parity/gauss.h"
#include "parity/sum.h"
#include "parity/trial.h"
#include "parity/xors.h"
#include "rewrite/substitute.h"
#include "search/unit.h"
#include "state/justify.h"
#include "state/log.h"
#include "state/poll.h"

static void add_contradiction(struct solver *s, const struct parity *p, uint32_t index) {
    assert(system_contradicts(p, index));
    log_words(s, "contradict", "0 = 1 is the sum of equations");
    sum_clause(s, p, index, 0);
    s->inconsistent = true;
}

/* These three return whether they add something other than the empty clause. */
static bool add_unit(struct solver *s, const struct parity *p, uint32_t index) {
    assert(stack_at(&p->xors, index).size == 1);
    bool value = stack_at(&p->xors, index).value;
    Lit lit = lit_make(system_vars(p, index)[0], !value);
    if (solver_value(s, lit) > 0)
        return false;
    uint64_t id = sum_clause(s, p, index, !value);
    if (!solver_value(s, lit)) {
        unit_assign(s, lit, id);
        s->counters.parity_units++;
        return true;
    }
    justify_by_unit(s, lit);
    justify_by(s, id);
    justify_clause(s, NULL, 0);
    s->inconsistent = true;
    return false;
}

static bool has_binary(const struct solver *s, const Lit *lits) {
    assert(lits[0] != lits[1]);
    const struct watch_list *list = &watch_list_of(&s->watches, lits[0]);
    for (uint32_t i = 0; i < list->size; i++) {
        struct watch watch = watch_at(&s->watches, list, i);
        if ((watch.ref & BINARY) && watch.blocker == lits[1])
            return true;
    }
    return false;
}

/* Adds that two variables are equal or opposite. */
static bool add_pair(struct solver *s, const struct parity *p, uint32_t index) {
    assert(stack_at(&p->xors, index).size == 2);
    const Var *vars = system_vars(p, index);
    unsigned added = 0;
    if (solver_value(s, lit_make(vars[0], 0)) || solver_value(s, lit_make(vars[1], 0)))
        return false;
    for (unsigned first = 0; first < 2; first++) {
        unsigned second = first ^ !stack_at(&p->xors, index).value;
        Lit lits[2] = {lit_make(vars[0], first), lit_make(vars[1], second)};
        if (has_binary(s, lits))
            continue;
        solver_add_clause(s, lits, 2, true, sum_clause(s, p, index, first | second << 1));
        added++;
    }
    s->counters.parity_pairs += added > 0;
    return added;
}

static bool add_fact(struct solver *s, struct parity *p, uint32_t index) {
    assert(stack_at(&p->xors, index).size <= 2);
    uint32_t size = stack_at(&p->xors, index).size;
    log_vars(s, "fact", system_vars(p, index), size, "sum %d", stack_at(&p->xors, index).value);
    if (!sum_prove(s, p, index))
        s->counters.parity_skipped++;
    else if (size == 0)
        add_contradiction(s, p, index);
    else if (size == 1)
        return add_unit(s, p, index);
    else
        return add_pair(s, p, index);
    return false;
}

/* Adds the facts found.  A contradiction is the last fact and makes the others unnecessary. */
static bool add_facts(struct solver *s, struct parity *p) {
    const struct index_stack *facts = &p->facts;
    bool added = false;
    if (facts->size && system_contradicts(p, stack_top(facts)))
        add_fact(s, p, stack_top(facts));
    for (size_t i = 0; i < facts->size && !s->inconsistent; i++) {
        poll_step(s, i);
        added |= add_fact(s, p, stack_at(facts, i));
    }
    sum_end(s, p);
    return added;
}

/* Keeps the equations of the formula for the search, unless they will not be used soon. */
static void keep_equations(struct solver *s, const struct parity *p) {
    for (uint32_t i = 0; i < p->xors.size && !trial_is_barred(s); i++) {
        const struct xor *xor = &stack_at(&p->xors, i);
        equations_add(s, &s->cdcl->equations, system_vars(p, i), xor->size, xor->value);
    }
}

static bool solve_system(struct solver *s, struct parity *p) {
    gauss(s, p);
    return add_facts(s, p);
}

static bool find_and_solve(struct solver *s, struct parity *p) {
    xors_find(s, p);
    s->counters.parities += p->xors.size;
    keep_equations(s, p);
    return p->xors.size && solve_system(s, p);
}

/* Without a constraint "exactly k of n" the other equations give nothing new. */
static bool find_exact_and_solve(struct solver *s, struct parity *p) {
    if (!exact_find(s, p))
        return false;
    xors_find(s, p);
    return solve_system(s, p);
}

/* Runs a round of either kind.  Returns whether it has found something new. */
static bool solve(struct solver *s, bool (*round)(struct solver *s, struct parity *p),
                  uint64_t *ticks) {
    assert(*ticks);
    struct parity *p = memory_zeroed(s->memory, 1, sizeof *p);
    memory_region(&p->memory, s->memory);
    p->limit = *ticks;
    bool added = round(s, p);
    log_words(s, "parity", "%zu equations, %zu facts", p->xors.size, p->facts.size);
    s->counters.inprocess_ticks += p->ticks;
    *ticks -= p->ticks < p->limit ? p->ticks : p->limit;
    memory_clear(&p->memory);
    memory_release(s->memory, p);
    return added;
}

bool parity(struct solver *s, uint64_t ticks) {
    assert(!solver_level(s) && s->propagated == s->trail.size);
    for (uint32_t round = 0;
         round < s->tuned->parity_rounds && ticks && solve(s, find_and_solve, &ticks); round++)
        if (!unit_propagate(s) || !substitute(s))
            break;
    return !s->inconsistent;
}

bool parity_exact(struct solver *s, uint64_t ticks) {
    assert(!solver_level(s) && s->propagated == s->trail.size);
    ticks += s->tuned->exact_ticks;
    if (s->cdcl->schedule.rounds == 1 && solve(s, find_exact_and_solve, &ticks) &&
        unit_propagate(s))
        substitute(s);
    return !s->inconsistent;
}

bool parity_first(struct solver *s) {
    return parity(s, s->tuned->parity_first + 2 * (uint64_t)s->arena.size);
}
