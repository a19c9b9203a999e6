/* SPDX-License-Identifier: MIT */
/* Parity constraints that follow from "exactly k of n literals": if n literals have exactly k true
 * ones, their sum modulo 2 is that of k.  Such a constraint is written as one clause for each n - k
 * + 1 of the literals and one for each k + 1 of their negations.
 *
 * If these constraints overlap so that each variable is in two of them, as in perfect matchings (an
 * odd number of nodes) and even colourings (an odd number of edges; Markstroem, 2006), their sum is
 * a contradiction whose refutation by resolution alone takes exponentially many steps. */
#ifndef DPLL_PARITY_EXACT_H
#define DPLL_PARITY_EXACT_H

#include "parity/system.h"

/* Adds the parities of constraints of 3 to GROUP_SIZE_MAX literals to the system, with p->ids as in
 * xors.h.  Returns whether it has added any. */
bool exact_find(struct solver *s, struct parity *p);

#endif
