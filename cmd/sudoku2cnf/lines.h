/* SPDX-License-Identifier: MIT */
/* Rules that read a row or a column (common/rulediagram.h) as clauses.
 *
 * After the first 1, 2, ... cells there is a variable for each state of the rule's machine in which
 * some row of different digits that keeps the rule is then: true if and only if it is the one, so
 * that a formula has no more models than the puzzle has solutions.  Of a state, a digit and the
 * state after it, any two imply what the third can be, and so does one of the states for the other
 * (after Bacchus, GAC via unit propagation, CP 2007, who has variables for transitions). */
#ifndef SUDOKU2CNF_LINES_H
#define SUDOKU2CNF_LINES_H

#include "clauses.h"

/* Adds the clauses of a rule; variables are numbered from encode->sink.next on. */
void lines_clauses(struct encode *encode, const struct rules_bond *bond);

#endif
