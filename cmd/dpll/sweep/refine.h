/* SPDX-License-Identifier: MIT */
/* Constant and equivalent literals of an environment.  Each model of the oracle splits classes of
 * possibly equivalent literals, and further questions decide about literals that no model has told
 * apart (Kuehlmann, 2004; flipping as in Kissat: Fleury, Biere, 2022). */
#ifndef DPLL_SWEEP_REFINE_H
#define DPLL_SWEEP_REFINE_H

#include "sweep/state.h"

/* Asks the oracle, which has the environment, until the first sweep->covered variables are decided
 * or its ticks have reached sweep->limit.  Leaves the results in sweep->units and sweep->pairs. */
void refine(struct solver *s, struct sweep *sweep);

#endif
