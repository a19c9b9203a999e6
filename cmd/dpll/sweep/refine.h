/* What holds of the variables in the middle of an environment: which are constant, and which are
 * equivalent to others there.  Each model of the oracle leaves fewer candidates for all of them at
 * once, and questions decide about the rest (classes of candidates as in fraiging: Kuehlmann, 2004;
 * flipped literals as in Kissat, Biere, Fleury). */
#ifndef DPLL_REFINE_H
#define DPLL_REFINE_H

#include "sweep/state.h"

/* Asks the oracle, loaded with the environment, until nothing is open about its first `covered`
 * variables, or it has taken sweep->limit ticks.  Sets sweep->units and sweep->pairs. */
void refine(struct solver *s, struct sweep *sweep);

#endif
