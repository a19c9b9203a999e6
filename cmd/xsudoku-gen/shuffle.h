/* SPDX-License-Identifier: MIT */
/* Rows and columns of a complete grid in another order, at random, so that no cell is like any
 * other more than chance has it: a grid that was filled from one end is not. */
#ifndef XSUDOKU_GEN_SHUFFLE_H
#define XSUDOKU_GEN_SHUFFLE_H

#include "common/random.h"
#include "common/variant.h"

/* Shuffles rows within boxes and rows of boxes, and columns likewise; in Latin squares all rows and
 * all columns.  Grids of variants with other houses, such as diagonals, or with rules, which
 * that would break, stay as they are.  scratch is room for a grid. */
void shuffle_grid(const struct variant_shape *shape, struct random *random, uint8_t *grid,
                  uint8_t *scratch);

#endif
