/* SPDX-License-Identifier: MIT */
/* Draws a grid with its boxes or regions in characters that grid.h can read again; on request with
 * lines around its cages, and their sums on these lines (cagetext.h). */
#ifndef COMMON_DRAWING_GRIDDRAW_H
#define COMMON_DRAWING_GRIDDRAW_H

#include "common/grids/grid.h"

struct griddraw_style {
    bool utf8;  /* lines of box-drawing characters, not of ASCII */
    bool cages; /* also lines around cages, with sums; grid.h cannot read such a drawing */
    bool bold;  /* escape sequences around clues; grid.h cannot read those either */
};

/* Draws the cells.  If clues is not NULL (by cell, 0 for none), digits that are clues are marked
 * with a plus sign.  Memory is needed for the houses, and released before the function returns. */
void griddraw(struct output *out, const struct griddraw_style *style,
              const struct variant_shape *shape, const uint8_t *cells, const uint8_t *clues,
              struct memory *memory);

#endif
