/* SPDX-License-Identifier: MIT */
/* Failed assumptions, by final conflict analysis (Een, Sorensson, 2003): a subset of the
 * assumptions that contradicts the clauses. */
#ifndef DPLL_SEARCH_CORE_H
#define DPLL_SEARCH_CORE_H

#include "search/propagate.h"

/* Both functions fill s->core, in the order of s->assumptions, write the clause of its negated
 * literals to the proof, if there is one, and keep the assignment. */

/* To be called when trail_assume has found the next assumption to be false. */
void core_of_assumption(struct solver *s);

/* To be called on a conflict when all decisions are assumptions. */
void core_of_conflict(struct solver *s, Ref conflict);

#endif
