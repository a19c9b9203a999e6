/* SPDX-License-Identifier: MIT */
/* What rules (rules.h) add to the exact solver: cells that differ are peers already; here are the
 * digits that a cell may have, and relations and sums. */
#ifndef COMMON_SUDOKURULES_H
#define COMMON_SUDOKURULES_H

#include "common/sudokustate.h"

/* Narrows the candidates of a level that is set up from the clues, as the houses have it, to what
 * rules allow, and queues its singles.  Returns false when clues break a rule. */
bool sudokurules_begin(struct sudoku *s, struct sudoku_level *level, const uint8_t *clues);

/* Narrows by bonds until there is a single, or a cell without candidates, which is queued, or
 * nothing more: then no bond is due.  Returns whether one is queued. */
bool sudokurules_narrow(struct sudoku *s, struct sudoku_level *level);

/* The next change is one of this level, in which nothing is due. */
void sudokurules_branch(struct sudoku *s, const struct sudoku_level *level);

/* After a contradiction nothing is due. */
void sudokurules_forget(struct sudoku *s);

#endif
