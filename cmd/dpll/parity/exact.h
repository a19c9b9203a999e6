/* SPDX-License-Identifier: MIT */
/* Parity constraints that follow from "exactly k of n literals", as written by a clause for each
 * n - k + 1 of them and one for each k + 1 of their negations: of n variables that add up to k the
 * parity is that of k.  Where such constraints overlap so that each variable is in two, as in
 * perfect matchings (an odd number of nodes) and even colourings (an odd number of edges;
 * Markstroem, 2006), their sum is a contradiction that resolution alone needs exponentially many
 * steps for. */
#ifndef DPLL_EXACT_H
#define DPLL_EXACT_H

#include "parity/system.h"

/* Adds the constraints of 3 to GROUP_SIZE_MAX literals to the system, with p->ids as in xors.h.
 * Returns whether there is any. */
bool exact_find(struct solver *s, struct parity *p);

#endif
