/* SPDX-License-Identifier: MIT */
/* Parity reasoning: equations over GF(2) are found among the clauses and solved by Gaussian
 * elimination, which learning clauses cannot do in less than exponentially many steps (Warners, van
 * Maaren, 2000; Soos, Nohl, Castelluccia, 2009). */
#ifndef DPLL_PARITY_H
#define DPLL_PARITY_H

#include "state/solver.h"

/* Adds the units and equivalences that follow from the formula's parity constraints, and puts
 * equivalences to use where variables may go; repeats that while there is something new.  At level
 * 0, all propagated, for about `ticks`.  Returns false, with s->inconsistent set, on a
 * contradiction. */
bool parity(struct solver *s, uint64_t ticks);

/* The same with the parity of "exactly k of n" literals (exact.h) beside them, in the first round
 * between conflicts, for a formula that has not been easy; for `ticks` and some millions more. */
bool parity_exact(struct solver *s, uint64_t ticks);

/* The same before the search, for ticks in proportion to the size of the formula. */
bool parity_first(struct solver *s);

#endif
