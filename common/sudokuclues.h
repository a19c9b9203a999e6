/* SPDX-License-Identifier: MIT */
/* The position of a puzzle at the start of a search: what its clues leave.  Where the puzzle has
 * rules beyond houses, that is kept as far as one gets without a guess, and puzzles with these
 * clues and more, which are mostly asked for next, go on from there. */
#ifndef COMMON_SUDOKUCLUES_H
#define COMMON_SUDOKUCLUES_H

#include "common/sudokustate.h"

/* Sets up a level from the clues, 0 for a blank, and queues its singles.  Returns false when two
 * clues clash. */
bool sudokuclues_begin(struct sudoku *s, struct sudoku_level *level, const uint8_t *clues);

#endif
