/* SPDX-License-Identifier: MIT */
/* Branching rules of the textbook engine: which literal to try next.
 *
 * The rules that score literals under the current assignment scan the clauses that are not yet
 * satisfied.  Satisfied clauses are swapped behind the others, and each level keeps the number of
 * clauses in front, so that a scan deep in the tree is short and backtracking is free. */
#ifndef DPLL_BRANCH_H
#define DPLL_BRANCH_H

#include "state/solver.h"

/* Names of the rules, ended by NULL. */
extern const char *const branch_rule_names[];

/* Takes in the clauses and variables that the formula has gained.  At level 0 only. */
void branch_update(struct solver *s);

/* The literal to decide next; some variable must be open. */
Lit branch_next(struct solver *s);

/* To be called after each new decision level. */
void branch_descend(struct solver *s);

#endif
