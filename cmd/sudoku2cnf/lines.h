/* SPDX-License-Identifier: MIT */
/* Rules that read a row or a column (common/rules/rulediagram.h) as clauses.
 *
 * For each prefix of the row and each state that the rule's machine can reach there, by different
 * digits that can still keep the rule, a variable says that the machine is in that state.  Exactly
 * one of them is true, so the formula has as many models as the puzzle has solutions.  Given two of
 * a state, a digit and the state after it, clauses imply the possible values of the third; and
 * given one state, those of the other (after Bacchus, GAC via unit propagation, CP 2007, who has
 * variables for transitions). */
#ifndef SUDOKU2CNF_LINES_H
#define SUDOKU2CNF_LINES_H

#include "clauses.h"

/* Adds the clauses of a rule; variables are numbered from encode->sink.next on. */
void lines_clauses(struct encode *encode, const struct rules_bond *bond);

#endif
