/* What holds of the variable in the middle of an environment: each model of the oracle leaves fewer
 * candidates for what is equivalent to it, and questions decide about the rest. */
#ifndef DPLL_REFINE_H
#define DPLL_REFINE_H

#include "sweep/state.h"

/* What was found: nothing, a literal that must be true (or a contradiction), or equivalences. */
enum refined { REFINE_NOTHING, REFINE_UNIT, REFINE_PAIRS };

/* Asks the oracle, loaded with the environment.  After REFINE_UNIT *core is a clause of the oracle
 * of at most one literal; after REFINE_PAIRS each of sweep->pairs is equivalent to *middle. */
enum refined refine(struct solver *s, struct sweep *sweep, uint32_t *core, Lit *middle);

#endif
