/* SPDX-License-Identifier: MIT */
/* Duplicate binary clauses, and pairs of binary clauses that imply a unit. */
#ifndef DPLL_REWRITE_DEDUPLICATE_H
#define DPLL_REWRITE_DEDUPLICATE_H

#include "state/solver.h"

/* Removes duplicate binary clauses, and derives a from (a, b) and (a, -b).  At level 0.  Returns
 * false, with s->inconsistent set, on a contradiction. */
bool deduplicate(struct solver *s);

#endif
