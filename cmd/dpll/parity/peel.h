/* SPDX-License-Identifier: MIT */
/* Which parity constraints to solve together rather than one by one. */
#ifndef DPLL_PARITY_PEEL_H
#define DPLL_PARITY_PEEL_H

#include "state/equations.h"

/* Marks the equations as loose that share at most one variable with those not loose: unit
 * propagation finds all that loose ones imply (compare Laitinen, Junttila, Niemela, 2012).
 * Overwrites s->counts. */
void peel(struct solver *s, struct equations *e);

#endif
