/* SPDX-License-Identifier: MIT */
/* Shuffles rows and columns of a complete grid.  A grid that was filled from one end is less random
 * at that end; after the shuffle all cells are alike. */
#ifndef XSUDOKU_GEN_SHUFFLE_H
#define XSUDOKU_GEN_SHUFFLE_H

#include "common/base/random.h"
#include "common/houses/variant.h"

/* Shuffles rows within boxes and rows of boxes, and columns likewise; in Latin squares all rows and
 * all columns.  Leaves grids of variants with further houses, such as diagonals, or with rules
 * unchanged, since the shuffle would break them.  scratch is room for a grid. */
void shuffle_grid(const struct variant_shape *shape, struct random *random, uint8_t *grid,
                  uint8_t *scratch);

#endif
