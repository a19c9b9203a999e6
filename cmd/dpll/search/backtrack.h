/* SPDX-License-Identifier: MIT */
/* Backtracking of the conflict-driven engine: phases are saved and variables become eligible
 * again. */
#ifndef DPLL_BACKTRACK_H
#define DPLL_BACKTRACK_H

#include "state/solver.h"

/* Takes back all levels above the given one. */
void backtrack(struct solver *s, unsigned level);

#endif
