/* SPDX-License-Identifier: MIT */
/* The assignment, in the order in which literals became true. */
#ifndef DPLL_STATE_TRAIL_H
#define DPLL_STATE_TRAIL_H

#include <assert.h>

#include "state/log.h"
#include "state/solver.h"

/* Makes an open literal true at the current level, with a reason: NO_REASON, BINARY | other
 * literal, or a clause. */
static inline void trail_assign(struct solver *s, Lit lit, uint32_t reason) {
    assert(solver_has_lit(s, lit));
    assert(!(reason & BINARY) || solver_value(s, reason & ~BINARY) < 0);
    assert(reason >= THEORY_REASON || !solver_clause(s, reason)->garbage);
    assert(!solver_value(s, lit) && s->trail.size < s->vars);
    /* model_take assigns removed variables, too. */
    assert(reason == NO_REASON || !memory_at(s->removed, lit_var(lit)));
    solver_value(s, lit) = 1;
    solver_value(s, lit_not(lit)) = -1;
    solver_assigned(s, lit) = (struct assigned){solver_level(s), reason};
    stack_put(&s->trail, lit);
    log_assigned(s, lit);
}

/* Opens a decision level with a literal that is not false.  An assumption that is already true
 * gives a level without literals, so that assumption i has level i + 1. */
void trail_decide(struct solver *s, Lit lit);

/* Undoes all levels above the given one. */
void trail_backtrack(struct solver *s, unsigned level);

/* Makes the next assumption a decision.  Returns false if none is left; sets *failed if it is
 * already false. */
bool trail_assume(struct solver *s, bool *failed);

#ifndef NDEBUG
/* Whether the first decisions are the assumptions, as far as there are decisions, so that a model
 * of more is one under them. */
bool trail_is_assumed(const struct solver *s);
#endif

#endif
