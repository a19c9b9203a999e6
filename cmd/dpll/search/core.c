/* SPDX-License-Identifier: MIT */
#include "search/core.h"

#include <assert.h>

#include "search/state.h"
#include "search/theory.h"
#include "state/checker.h"
#include "state/justify.h"
#include "state/log.h"

/* Marks a false literal as a cause of the contradiction: the value of its negation becomes 2.
 * Literals of level 0 depend on no assumption and are not marked. */
static void blame(struct solver *s, Lit lit) {
    assert(solver_value(s, lit) < 0);
    log_literal(s, "blame", lit_not(lit));
    if (solver_assigned(s, lit).level)
        solver_value(s, lit_not(lit)) = 2;
}

static void blame_lits(struct solver *s, struct lits lits, Lit skip) {
    for (uint32_t i = 0; i < lits.size; i++)
        if (lits_at(lits, i) != skip)
            blame(s, lits_at(lits, i));
}

static void blame_reason(struct solver *s, Lit lit) {
    assert(solver_value(s, lit) == 1);
    Lit other;
    uint32_t reason = theory_reason(s, lit_var(lit));
    blame_lits(s, solver_reason_lits(s, reason, &other), lit);
}

static void take_all(struct solver *s) {
    assert(s->levels.size <= s->assumptions.size);
    assert(s->levels.size <= s->core.capacity);
    stack_clear(&s->core);
    for (size_t level = 0; level < s->levels.size; level++)
        stack_put(&s->core, stack_at(&s->assumptions, level));
}

static void reverse(struct lit_stack *lits) {
    for (size_t i = 0, j = lits->size; i + 1 < j; i++) {
        Lit lit = stack_at(lits, i);
        stack_at(lits, i) = stack_at(lits, --j);
        stack_at(lits, j) = lit;
    }
}

/* Follows reasons back along the trail from the marked literals to the assumptions they follow
 * from.  A decision that the textbook engine has flipped depends on all assumptions. */
static void trace(struct solver *s) {
    size_t first = s->levels.size ? stack_at(&s->levels, 0).trail : s->trail.size;
    bool flipped = false;
    stack_clear(&s->core);
    for (size_t at = s->trail.size; at-- > first;) {
        Lit lit = stack_at(&s->trail, at);
        struct assigned assigned = solver_assigned(s, lit);
        if (solver_value(s, lit) != 2)
            continue;
        solver_value(s, lit) = 1;
        if (assigned.reason != NO_REASON)
            blame_reason(s, lit);
        else if (stack_at(&s->levels, assigned.level - 1).decision == lit)
            stack_put(&s->core, lit);
        else
            flipped = true;
    }
    assert(!flipped || s->branch);
    theory_forget(s);
    if (flipped)
        take_all(s);
    else
        reverse(&s->core);
    assert(s->core.size <= s->core.capacity);
}

#ifndef NDEBUG
/* Checks by unit propagation that the failed assumptions contradict the clauses.  Not in the
 * textbook engine, whose flipped decisions are no clauses, nor with a matrix, whose rows are
 * none. */
static void check_core(struct solver *s) {
    for (size_t i = 0; i < s->trail.size; i++)
        assert(solver_value(s, stack_at(&s->trail, i)) == 1);
    if (!s->cdcl || s->cdcl->theory)
        return;
    stack_clear(&s->clause);
    for (size_t i = 0; i < s->core.size; i++)
        stack_push(s->memory, &s->clause, lit_not(stack_at(&s->core, i)));
    checker_follows(s, s->clause.data, s->clause.size);
}
#else
static void check_core(struct solver *s) {
    (void)s;
}
#endif

/* Writes the clause of the negated failed assumptions, derived from a clause that is false under
 * them. */
static void prove(struct solver *s, Ref conflict) {
    if (!s->proof || !s->core.size)
        return;
    stack_clear(&s->clause);
    for (size_t i = 0; i < s->core.size; i++)
        stack_push(s->memory, &s->clause, lit_not(stack_at(&s->core, i)));
    solver_proof(s)->answer = justify_learned(s, conflict, s->clause.data, s->clause.size);
}

/* Writes the same clause after the assumption `failed` was found false.  If `failed` is false
 * because its negation is assumed, too, the clause is a tautology and is not written. */
static void prove_false(struct solver *s, Lit failed) {
    struct assigned assigned = solver_assigned(s, failed);
    if (assigned.reason != NO_REASON)
        prove(s, justify_forcing(s, lit_not(failed)));
    else if (!assigned.level)
        justify_unit_again(s, lit_not(failed));
}

void core_of_assumption(struct solver *s) {
    assert(s->levels.size < s->assumptions.size);
    Lit failed = stack_at(&s->assumptions, s->levels.size);
    assert(solver_value(s, failed) < 0);
    blame(s, failed);
    trace(s);
    assert(s->core.size < s->core.capacity);
    stack_put(&s->core, failed);
    log_clause_words(s, "core", s->core.data, s->core.size, "cannot all be assumed");
    check_core(s);
    prove_false(s, failed);
}

void core_of_conflict(struct solver *s, Ref conflict) {
    assert(solver_level(s) <= s->assumptions.size);
    blame_lits(s, solver_conflict_lits(s, conflict), NO_LIT);
    trace(s);
    log_clause_words(s, "core", s->core.data, s->core.size, "cannot all be assumed");
    check_core(s);
    prove(s, conflict);
}
