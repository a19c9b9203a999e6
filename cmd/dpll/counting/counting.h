/* SPDX-License-Identifier: MIT */
/* Counting: clauses need a true literal each, and at-most-one constraints may allow fewer true
 * literals (the pigeonhole principle). */
#ifndef DPLL_COUNTING_COUNTING_H
#define DPLL_COUNTING_COUNTING_H

#include "state/solver.h"

/* Looks for n clauses whose literals lie in fewer than n at-most-one constraints, a contradiction.
 * At level 0 with all literals propagated.  Returns false, with s->inconsistent set, if it finds
 * them. */
bool counting(struct solver *s);

/* Looks for them in other orders of the clauses, since with overlapping at-most-one constraints the
 * order decides which are found whole.  In the first round of inprocessing only.  Takes hundredths
 * of a second at most and ignores `ticks`. */
bool counting_again(struct solver *s, uint64_t ticks);

#endif
