/* SPDX-License-Identifier: MIT */
/* What the solver takes from its user: clauses and assumptions. */
#ifndef DPLL_INTAKE_H
#define DPLL_INTAKE_H

#include "state/solver.h"

/* Takes in the clauses and variables that the formula has gained, simplified under what is known
 * to hold.  At level 0 only. */
void intake_update(struct solver *s);

/* Takes count literals of the user, within the formula's variables, as the assumptions of the next
 * search, without repetitions and those known to hold, and clears s->core.  At level 0 only. */
void intake_assume(struct solver *s, const int *elits, size_t count);

/* After intake_assume: one of count > 0 literals of the user is to be true as well, whichever it
 * is.  For engines that take such a choice (engine.h). */
void intake_either(struct solver *s, const int *elits, size_t count);

#endif
