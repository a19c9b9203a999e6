/* A grid as a drawing with its boxes, in characters that grid.h reads again. */
#ifndef RES2SUDOKU_DRAW_H
#define RES2SUDOKU_DRAW_H

#include "common/grid.h"

/* Draws the cells; where clues (by cell, 0 for none) is not NULL, those that it gives are marked
 * with a plus sign. */
void draw_grid(struct output *out, const struct variant_shape *shape, const uint8_t *cells,
               const uint8_t *clues);

#endif
