/* SPDX-License-Identifier: MIT */
/* What a puzzle leaves open before the first guess, and sums that change: for whoever looks for
 * sums that leave nothing open. */
#ifndef COMMON_SUDOKULOOSE_H
#define COMMON_SUDOKULOOSE_H

#include "common/sudokustate.h"

/* Changes the total of bond number `bond` of the rules, which is a sum, for this solver only. */
void sudokuloose_change(struct sudoku *s, uint32_t bond, int total);

/* Goes from the clues of a puzzle with bonds, which has a solution, as far as one gets without a
 * guess.  Writes the candidates of each cell to `left`, and returns how many there are beyond one a
 * cell: 0 for a puzzle that is solved by then, which has one solution. */
uint32_t sudokuloose_count(struct sudoku *s, const uint8_t *clues, Digits *left);

#endif
