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

#endif
