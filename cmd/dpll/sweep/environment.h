/* SPDX-License-Identifier: MIT */
/* The environment of a variable: the clauses a few steps away from it, given to the oracle. */
#ifndef DPLL_ENVIRONMENT_H
#define DPLL_ENVIRONMENT_H

#include "sweep/state.h"

/* Gives the oracle the clauses around a variable, which represents its class and becomes variable 0
 * of the oracle.  Between dense_begin and dense_end, all propagated; the last environment has been
 * cleared. */
void environment_build(struct solver *s, struct sweep *sweep, Var middle);

/* Forgets the environment, but not what the oracle has of it. */
void environment_clear(struct sweep *sweep);

#endif
