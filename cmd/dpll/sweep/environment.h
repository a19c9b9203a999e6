/* The environment of a variable: clauses a few steps away, given to the oracle. */
#ifndef DPLL_ENVIRONMENT_H
#define DPLL_ENVIRONMENT_H

#include "sweep/state.h"

/* Fills the oracle with the clauses around a representative, which becomes its variable 0.  In
 * dense form (dense.h), everything propagated. */
void environment_build(struct solver *s, struct sweep *sweep, Var middle);

/* Forgets the environment; the oracle is left as it is. */
void environment_clear(struct sweep *sweep);

#endif
