/* SPDX-License-Identifier: MIT */
/* Telling uniform random formulas from those with structure. */
#ifndef DPLL_STATE_UNIFORM_H
#define DPLL_STATE_UNIFORM_H

#include "state/solver.h"

/* Whether the formula looks like uniform random k-SAT: enough clauses, all of the same length,
 * three or more, and the number of clauses of a variable varies as much as by chance. */
bool uniform_looks(const struct solver *s);

#endif
