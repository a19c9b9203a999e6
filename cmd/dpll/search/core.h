/* SPDX-License-Identifier: MIT */
/* Failed assumptions, by final conflict analysis (Een, Sorensson, 2003): a part of the assumptions
 * that the clauses contradict. */
#ifndef DPLL_CORE_H
#define DPLL_CORE_H

#include "search/propagate.h"

/* Both functions fill s->core, in the order of s->assumptions, write the clause of its negated
 * literals to the proof where there is one, and leave the assignment as it is. */

/* After trail_assume has found that the next assumption is false. */
void core_of_assumption(struct solver *s);

/* After a conflict when assumptions are the only decisions left. */
void core_of_conflict(struct solver *s, Ref conflict);

#endif
