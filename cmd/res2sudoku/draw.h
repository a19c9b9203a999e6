/* A grid as a drawing with its boxes, or its regions, in characters that grid.h reads again. */
#ifndef RES2SUDOKU_DRAW_H
#define RES2SUDOKU_DRAW_H

#include "common/grid.h"

struct draw_style {
    bool utf8; /* lines of box-drawing characters, not of ASCII */
    bool bold; /* clues between escape sequences, too, which grid.h does not read */
};

/* Draws the cells; where clues (by cell, 0 for none) is not NULL, the digits given by clues
 * are marked with a plus sign.  Memory is for the houses, and released before it returns. */
void draw_grid(struct output *out, const struct draw_style *style,
               const struct variant_shape *shape, const uint8_t *cells, const uint8_t *clues,
               struct memory *memory);

#endif
