/* SPDX-License-Identifier: MIT */
/* Duplicate binary clauses, and pairs of them that make a unit. */
#ifndef DPLL_DEDUPLICATE_H
#define DPLL_DEDUPLICATE_H

#include "state/solver.h"

/* Keeps one of the binary clauses that are the same, at level 0; of (a, b) and (a, -b) makes a.
 * Returns false, with s->inconsistent set, on a contradiction. */
bool deduplicate(struct solver *s);

#endif
