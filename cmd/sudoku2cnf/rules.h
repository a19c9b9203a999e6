/* SPDX-License-Identifier: MIT */
/* The rules of Sudoku as clauses over the digits that the clues leave open. */
#ifndef SUDOKU2CNF_RULES_H
#define SUDOKU2CNF_RULES_H

#include "clauses.h"

/* Adds all clauses of the rules, counted in `clauses`, and their variables, counted in
 * sink.next. */
void rules_add(struct encode *encode);

#endif
