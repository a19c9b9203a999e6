/* Models: taken from the solver, and checked before anyone is told. */
#ifndef DPLL_MODEL_H
#define DPLL_MODEL_H

#include "state/solver.h"

/* Writes the solver's values to model, by variable of the solver: 1 or -1.  Every variable that is
 * not removed must have one. */
void model_extract(const struct solver *s, signed char *model);

/* The number of the first clause of the formula, from 1, that the model does not satisfy, or 0. */
size_t model_first_falsified(const struct formula *formula, const signed char *model);

#endif
