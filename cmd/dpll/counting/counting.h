/* SPDX-License-Identifier: MIT */
/* Counting: each clause needs a true literal, and at-most-one constraints may allow fewer true
 * literals than there are clauses (the pigeonhole principle). */
#ifndef DPLL_COUNTING_H
#define DPLL_COUNTING_H

#include "state/solver.h"

/* Looks for n clauses whose literals lie in fewer than n at-most-one constraints, so that they
 * cannot all be true.  At level 0, all propagated.  Returns false, with s->inconsistent set, when
 * it finds such clauses. */
bool counting(struct solver *s);

/* Looks for them in other orders of the clauses, in the first round between conflicts, for a
 * formula that has not been easy: where at-most-one constraints overlap, the order decides which of
 * them are found whole.  Takes some hundredths of a second at most, and `ticks` is not looked at.
 */
bool counting_again(struct solver *s, uint64_t ticks);

#endif
