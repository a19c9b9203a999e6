/* SPDX-License-Identifier: MIT */
/* How much a puzzle leaves open before the first guess, and changing totals of sums, for a search
 * of sums that leave nothing open. */
#ifndef COMMON_SOLVING_SUDOKULOOSE_H
#define COMMON_SOLVING_SUDOKULOOSE_H

#include "common/solving/sudokustate.h"

/* Changes the total of bond number `bond` of the rules, which must be a sum, for this solver
 * only. */
void sudokuloose_change(struct sudoku *s, uint32_t bond, int total);

/* Deduces from the clues of a puzzle with bonds and with a solution as far as possible without a
 * guess.  Writes the candidates of each cell to `left`, and returns the number of candidates beyond
 * one a cell: 0 if the puzzle is solved, and so has one solution. */
uint32_t sudokuloose_count(struct sudoku *s, const uint8_t *clues, Digits *left);

#endif
