/* SPDX-License-Identifier: MIT */
/* Which literals of an environment are constant, and which are equivalent.  Each model of the
 * oracle splits classes of literals that may be equivalent, and questions decide about those that
 * no model has told apart (Kuehlmann, 2004; flipping as in Kissat: Fleury, Biere, 2022). */
#ifndef DPLL_REFINE_H
#define DPLL_REFINE_H

#include "sweep/state.h"

/* Asks the oracle, which has the environment, until all is known of its first sweep->covered
 * variables, or its ticks have reached sweep->limit.  Leaves what was found in sweep->units and
 * sweep->pairs. */
void refine(struct solver *s, struct sweep *sweep);

#endif
