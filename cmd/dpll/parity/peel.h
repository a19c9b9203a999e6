/* SPDX-License-Identifier: MIT */
/* Which parity constraints are better solved together than propagated one by one. */
#ifndef DPLL_PEEL_H
#define DPLL_PEEL_H

#include "state/equations.h"

/* Marks as loose the equations that share at most one variable with those that are not loose: for
 * loose ones unit propagation finds all that follows (compare Laitinen, Junttila, Niemela, 2012).
 * s->counts is overwritten. */
void peel(struct solver *s, struct equations *e);

#endif
