/* SPDX-License-Identifier: MIT */
/* Clauses and assumptions that the solver takes from its user. */
#ifndef DPLL_STATE_INTAKE_H
#define DPLL_STATE_INTAKE_H

#include "state/solver.h"

/* Takes in the formula's new clauses and variables, simplified by level-0 literals.  At level 0
 * only. */
void intake_update(struct solver *s);

/* Sets the assumptions of the next search to count literals of the user, within the formula's
 * variables, without repetitions and literals true at level 0; clears s->core.  At level 0 only. */
void intake_assume(struct solver *s, const int *elits, size_t count);

/* After intake_assume: adds the assumption that at least one of count > 0 literals of the user is
 * true.  Only for engines that support such a choice (engine.h). */
void intake_either(struct solver *s, const int *elits, size_t count);

#endif
