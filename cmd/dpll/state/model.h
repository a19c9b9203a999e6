/* SPDX-License-Identifier: MIT */
/* Models: extracted from the solver, assigned, and checked. */
#ifndef DPLL_STATE_MODEL_H
#define DPLL_STATE_MODEL_H

#include "state/solver.h"

/* Writes the solver's values to model, by variable of the solver, 1 or -1.  Every variable that is
 * not removed must have a value. */
void model_extract(const struct solver *s, signed char *model);

/* Assigns a model of the formula, by variable 1 or -1, to the solver as one decision level above
 * level 0, so that variables removed by an engine need not be reconstructed; variables added by an
 * engine get any value. */
void model_take(struct solver *s, const signed char *model);

/* The number of the first clause of the formula, from 1, that the model falsifies, or 0. */
size_t model_first_falsified(const struct formula *formula, const signed char *model);

#endif
