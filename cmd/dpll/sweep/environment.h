/* SPDX-License-Identifier: MIT */
/* The environment of a variable: the clauses within a few steps of it, loaded into the oracle. */
#ifndef DPLL_SWEEP_ENVIRONMENT_H
#define DPLL_SWEEP_ENVIRONMENT_H

#include "sweep/state.h"

/* Loads the clauses around a variable, which must represent its class and becomes variable 0 of the
 * oracle.  To be called between dense_begin and dense_end with all literals propagated and the last
 * environment cleared. */
void environment_build(struct solver *s, struct sweep *sweep, Var middle);

/* Clears the environment; the oracle keeps its clauses. */
void environment_clear(struct sweep *sweep);

#endif
