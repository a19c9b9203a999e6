/* SPDX-License-Identifier: MIT */
/* Telling uniform random formulas from those with structure. */
#ifndef DPLL_UNIFORM_H
#define DPLL_UNIFORM_H

#include "common/formula.h"

/* Whether the formula looks like uniform random k-SAT: clauses all of one length, three or more,
 * and enough of them that chance shows, and no variable in far more of them than others. */
bool uniform_looks(const struct formula *formula, struct memory *memory);

#endif
