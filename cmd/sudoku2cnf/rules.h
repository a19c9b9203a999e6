/* SPDX-License-Identifier: MIT */
/* The rules of Sudoku as clauses, about what the clues leave open. */
#ifndef SUDOKU2CNF_RULES_H
#define SUDOKU2CNF_RULES_H

#include "clauses.h"

/* Makes all clauses of the rules, counting them in clauses and the variables in sink.next. */
void rules_add(struct encode *encode);

#endif
