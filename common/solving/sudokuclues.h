/* SPDX-License-Identifier: MIT */
/* The position at the start of a search, from the clues.  If the puzzle has rules beyond houses,
 * the position reached without a guess is kept: puzzles with these and further clues, which usually
 * follow, continue from there. */
#ifndef COMMON_SOLVING_SUDOKUCLUES_H
#define COMMON_SOLVING_SUDOKUCLUES_H

#include "common/solving/sudokustate.h"

/* Sets up a level from the clues, 0 for a blank, and queues its singles.  Returns false if two
 * clues clash. */
bool sudokuclues_begin(struct sudoku *s, struct sudoku_level *level, const uint8_t *clues);

#endif
