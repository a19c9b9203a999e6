/* SPDX-License-Identifier: MIT */
/* Cubes instead of an answer: the lookahead engine splits the formula, after a period of learning
 * if it has structure. */
#ifndef DPLL_CUTTING_H
#define DPLL_CUTTING_H

#include "run.h"

/* Writes as iCNF the clauses that run->formula has gained since the last call, and then its cubes
 * under the given assumptions (user's literals; NULL if the problem asks no questions under
 * assumptions).  Returns false if memory ran out and cubes are missing. */
bool cutting_write(struct run *run, const struct elit_stack *assume);

#endif
