/* SPDX-License-Identifier: MIT */
/* Rules (rules.h) in the exact solver: digits allowed in cells, relations and sums.  Cells that
 * differ are handled as peers. */
#ifndef COMMON_SOLVING_SUDOKURULES_H
#define COMMON_SOLVING_SUDOKURULES_H

#include "common/solving/sudokustate.h"

/* Narrows the candidates of a level set up from the clues and houses by the rules, and queues its
 * singles.  Returns false if clues break a rule. */
bool sudokurules_begin(struct sudoku *s, struct sudoku_level *level, const uint8_t *clues);

/* Narrows by bonds until there is a single, or a cell without candidates, which is queued, or no
 * bond is due.  Returns whether a cell is queued. */
bool sudokurules_narrow(struct sudoku *s, struct sudoku_level *level);

/* Must be called before changes of a new level, in which nothing is due. */
void sudokurules_branch(struct sudoku *s, const struct sudoku_level *level);

/* Clears everything due after a contradiction. */
void sudokurules_forget(struct sudoku *s);

#endif
