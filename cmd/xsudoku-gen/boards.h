/* SPDX-License-Identifier: MIT */
/* Puzzles on a board, as of Kakuro: blocked places and digits are drawn, and the sums are the
 * clues. */
#ifndef XSUDOKU_GEN_BOARDS_H
#define XSUDOKU_GEN_BOARDS_H

#include "maker.h"

/* Makes a puzzle into maker->cells, with maker->solution.  Returns whether that worked within the
 * tries of the wish. */
bool boards_make(struct maker *maker);

#endif
