/* SPDX-License-Identifier: MIT */
/* Bounded variable addition: m * n clauses, each a union of one of m literals and one of n rests,
 * become m + n clauses with a new variable (Manthey, Heule, Biere, 2012). */
#ifndef DPLL_INPROCESS_FACTOR_H
#define DPLL_INPROCESS_FACTOR_H

#include "state/solver.h"

/* Factors the formula at level 0 with all literals propagated, for about `ticks` ticks.  Does
 * nothing if variables must be kept, since further models or questions may follow.  Returns false,
 * with s->inconsistent set, on a contradiction. */
bool factor(struct solver *s, uint64_t ticks);

#endif
