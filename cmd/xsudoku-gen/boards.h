/* SPDX-License-Identifier: MIT */
/* Puzzles on a board, as of Kakuro: blocked places and digits are drawn; the sums are the clues. */
#ifndef XSUDOKU_GEN_BOARDS_H
#define XSUDOKU_GEN_BOARDS_H

#include "maker.h"

/* Makes a puzzle in maker->cells with maker->solution.  Returns false when the tries are used
 * up. */
bool boards_make(struct maker *maker);

#endif
