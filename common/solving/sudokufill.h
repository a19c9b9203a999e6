/* SPDX-License-Identifier: MIT */
/* Random complete grids. */
#ifndef COMMON_SOLVING_SUDOKUFILL_H
#define COMMON_SOLVING_SUDOKUFILL_H

#include "common/solving/sudoku.h"

/* Fills grid with a random complete grid.  All digits and, up to the symmetries of the variant, all
 * cells are treated alike; the distribution over all grids is nearly uniform.  Returns false if the
 * variant has no grid of this side, or none was found after `guesses` guesses. */
bool sudoku_fill(struct sudoku *s, struct random *random, uint8_t *grid, uint64_t guesses);

#endif
