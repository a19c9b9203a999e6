/* SPDX-License-Identifier: MIT */
/* Parity reasoning: finds equations over GF(2) among the clauses and solves them by Gaussian
 * elimination, for which clause learning may take exponentially many steps (Warners, van Maaren,
 * 2000; Soos, Nohl, Castelluccia, 2009). */
#ifndef DPLL_PARITY_PARITY_H
#define DPLL_PARITY_PARITY_H

#include "state/solver.h"

/* Adds the units and equivalences that follow from the formula's parity constraints, and
 * substitutes equivalent literals if variables may be removed; repeats this while it finds
 * something new.  At level 0 with all literals propagated, for about `ticks` ticks.  Returns false,
 * with s->inconsistent set, on a contradiction. */
bool parity(struct solver *s, uint64_t ticks);

/* The same, with the parities of "exactly k of n" constraints (exact.h) as well.  In the first
 * round of inprocessing only, for formulas not solved by then, and for some millions of ticks
 * more. */
bool parity_exact(struct solver *s, uint64_t ticks);

/* The same as parity, before the search, for ticks in proportion to the size of the formula. */
bool parity_first(struct solver *s);

#endif
