/* SPDX-License-Identifier: MIT */
/* Backtracking of the conflict-driven engine: saves phases and makes variables eligible for
 * decisions again. */
#ifndef DPLL_SEARCH_BACKTRACK_H
#define DPLL_SEARCH_BACKTRACK_H

#include "state/solver.h"

/* Undoes all levels above the given one. */
void backtrack(struct solver *s, unsigned level);

#endif
