/* SPDX-License-Identifier: MIT */
#include "search/checklearned.h"

#ifndef NDEBUG

#include <assert.h>

#include "search/theory.h"
#include "state/checker.h"

static bool follows(const struct solver *s, Lit lit) {
    Var var = lit_var(lit);
    return memory_at(s->cdcl->marks, var) & MARK_FOLLOWS || !memory_at(s->assigned, var).level;
}

/* Whether the values of all literals, except possibly that of `but`, follow. */
static bool all_follow(const struct solver *s, struct lits lits, Lit but) {
    for (uint32_t i = 0; i < lits.size; i++)
        if (lits_at(lits, i) != but && !follows(s, lits_at(lits, i)))
            return false;
    return true;
}

/* Reasons of a theory that was not asked to explain them were not used by the analysis. */
static bool is_forced(const struct solver *s, Lit lit) {
    Lit other;
    uint32_t reason = solver_assigned(s, lit).reason;
    return reason != NO_REASON && !theory_gave(reason) &&
           all_follow(s, solver_reason_lits(s, reason, &other), lit);
}

/* Where the lowest level of a literal of s->clause begins on the trail. */
static size_t first_of_clause(const struct solver *s) {
    size_t first = s->trail.size;
    for (size_t i = 0; i < s->clause.size; i++) {
        uint32_t level = solver_assigned(s, stack_at(&s->clause, i)).level;
        assert(level && solver_value(s, stack_at(&s->clause, i)) < 0);
        if (stack_at(&s->levels, level - 1).trail < first)
            first = stack_at(&s->levels, level - 1).trail;
    }
    return first;
}

void check_learned(struct solver *s, Ref conflict) {
    unsigned char *marks = s->cdcl->marks;
    size_t first = first_of_clause(s);
    for (size_t i = 0; i < s->clause.size; i++)
        memory_at(marks, lit_var(stack_at(&s->clause, i))) |= MARK_FOLLOWS;
    for (size_t i = first; i < s->trail.size; i++)
        if (!follows(s, stack_at(&s->trail, i)) && is_forced(s, stack_at(&s->trail, i)))
            memory_at(marks, lit_var(stack_at(&s->trail, i))) |= MARK_FOLLOWS;
    assert(all_follow(s, solver_conflict_lits(s, conflict), NO_LIT));
    for (size_t i = first; i < s->trail.size; i++)
        memory_at(marks, lit_var(stack_at(&s->trail, i))) &= (unsigned char)~MARK_FOLLOWS;
    checker_learned(s, s->clause.data, s->clause.size);
}

#endif
