/* SPDX-License-Identifier: MIT */
/* Branching rules of the textbook engine.
 *
 * Rules that score literals under the current assignment scan the clauses not satisfied yet.
 * Satisfied clauses are swapped behind the others, and each level keeps the number of clauses in
 * front, so that scans deep in the tree are short and backtracking is free. */
#ifndef DPLL_ENGINES_BRANCH_H
#define DPLL_ENGINES_BRANCH_H

#include "state/solver.h"

/* Names of the rules, ended by NULL. */
extern const char *const branch_rule_names[];

/* Takes in the formula's new clauses and variables.  At level 0 only. */
void branch_update(struct solver *s);

/* The next decision.  Some variable must be open. */
Lit branch_next(struct solver *s);

/* Must be called after each new decision level. */
void branch_descend(struct solver *s);

#endif
