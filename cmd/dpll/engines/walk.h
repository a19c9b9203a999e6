/* SPDX-License-Identifier: MIT */
/* The engine of local search: finds models and cannot refute.  Rounds of ProbSAT and DDFW
 * alternate, each from a random assignment, with lengths as walk.c says.  A search that has paused
 * resumes its round when the same question is asked again. */
#ifndef DPLL_ENGINES_WALK_H
#define DPLL_ENGINES_WALK_H

#include "engines/engine.h"

/* solve answers RES_SAT, or RES_UNKNOWN, at level 0, if a limit was reached or unit propagation
 * finds a contradiction.
 *
 * Between two calls other engines may search, eliminate variables and add others: the walk works on
 * the clauses of the formula.  Its model gives every variable a value, removed ones too, and needs
 * no extension.  After RES_SAT, reset must be called before another engine runs. */
extern const struct engine engine_walk;

#endif
