/* The cages of a puzzle in a picture: a dashed line within the borders of each, and its sum. */
#ifndef RES2SUDOKU_CAGES_H
#define RES2SUDOKU_CAGES_H

#include "common/output.h"
#include "common/variant.h"

/* Draws them in cells that are `cell` units wide.  Does nothing where there are none. */
void cages_write(struct output *out, const struct variant *variant, unsigned cell);

#endif
