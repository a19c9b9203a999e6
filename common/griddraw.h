/* SPDX-License-Identifier: MIT */
/* A grid as a drawing with its boxes, or its regions, in characters that grid.h reads again, or,
 * where that is wanted, with lines round its cages and their sums on these (cagetext.h). */
#ifndef COMMON_GRIDDRAW_H
#define COMMON_GRIDDRAW_H

#include "common/grid.h"

struct griddraw_style {
    bool utf8;  /* lines of box-drawing characters, not of ASCII */
    bool cages; /* lines round cages, too, with their sums; grid.h does not read such a drawing */
    bool bold;  /* clues are between escape sequences; grid.h does not read those either */
};

/* Draws the cells; where clues (by cell, 0 for none) is not NULL, the digits given by clues
 * are marked with a plus sign.  Memory is for the houses, and released before it returns. */
void griddraw(struct output *out, const struct griddraw_style *style,
              const struct variant_shape *shape, const uint8_t *cells, const uint8_t *clues,
              struct memory *memory);

#endif
