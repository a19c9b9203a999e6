/* SPDX-License-Identifier: MIT */
/* Boards as HTML tables, which need no script to be read or printed: a table body for
 * each band of boxes, and classes: b for the first cell of a box in its row, d for a line besides
 * rows and columns (a diagonal), w for a region besides boxes (a window), g for what is given.  Of
 * several grids there is one body, with borders of their own at t, r and u (the top, the right end
 * and the foot) and x where no cell is. */
#ifndef SUDOKU2HTML_BOARD_H
#define SUDOKU2HTML_BOARD_H

#include "common/output.h"
#include "common/variant.h"

/* What places have whatever the puzzle: a set of classes each, row by row.  The caller releases
 * them. */
uint8_t *board_classes(const struct variant *variant, struct memory *memory);

/* Writes the table of a grid with the classes of its variant; clues is NULL, or a grid whose cells
 * are marked as given. */
void board_write(struct output *out, const struct variant *variant, const uint8_t *classes,
                 const uint8_t *cells, const uint8_t *clues);

/* Writes what the page's script has to know of a shape, as JSON: names, measures, and the houses
 * apart from rows and columns, each a list of cells. */
void board_write_shape(struct output *out, const struct variant *variant);

#endif
