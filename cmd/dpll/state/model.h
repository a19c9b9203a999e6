/* SPDX-License-Identifier: MIT */
/* Models: taken from the solver, and checked before anyone is told. */
#ifndef DPLL_MODEL_H
#define DPLL_MODEL_H

#include "state/solver.h"

/* Writes the solver's values to model, by variable of the solver: 1 or -1.  Every variable that is
 * not removed must have one. */
void model_extract(const struct solver *s, signed char *model);

/* Makes a model of the formula, by variable 1 or -1, the solver's, as one decision above what holds
 * anyway.  Variables that an engine has taken out need no values made up for them then, and for
 * those that one has added any value will do. */
void model_take(struct solver *s, const signed char *model);

/* The number of the first clause of the formula, from 1, that the model does not satisfy, or 0. */
size_t model_first_falsified(const struct formula *formula, const signed char *model);

#endif
