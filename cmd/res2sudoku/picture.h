/* A grid as a picture: Scalable Vector Graphics 1.1 (W3C, 2011), in greys, for screens and paper.
 */
#ifndef RES2SUDOKU_PICTURE_H
#define RES2SUDOKU_PICTURE_H

#include "common/output.h"
#include "common/variant.h"

/* Writes a whole document.  Boxes, regions and cages have borders; cells of houses besides rows,
 * columns and boxes are shaded; where clues (by cell, 0 for none) is not NULL, the digits that are
 * clues are bold and the others grey.  number goes into the title.  Memory is for the houses, and
 * released before it returns. */
void picture_write(struct output *out, const struct variant_shape *shape, const uint8_t *cells,
                   const uint8_t *clues, uint64_t number, struct memory *memory);

#endif
