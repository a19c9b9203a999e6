/* SPDX-License-Identifier: MIT */
/* Boards as HTML tables, which need no script to be read or printed: a table body for
 * each band of boxes, and classes: b for the first cell of a box in its row, d for a line besides
 * rows and columns (a diagonal), w for a region besides boxes (a window), g for a given digit.
 * Several grids are one body, with borders at t, r and u (the top, the right end and the foot), and
 * x for a place without a cell. */
#ifndef SUDOKU2HTML_BOARD_H
#define SUDOKU2HTML_BOARD_H

#include "common/houses/variant.h"
#include "common/streams/output.h"

/* The set of classes of each place, row by row, which is the same for all puzzles of the variant.
 * The caller releases the array. */
uint8_t *board_classes(const struct variant *variant, struct memory *memory);

/* Writes the table of a grid with the classes of its variant; clues is NULL, or a grid whose cells
 * are marked as given. */
void board_write(struct output *out, const struct variant *variant, const uint8_t *classes,
                 const uint8_t *cells, const uint8_t *clues);

/* Writes a shape for the page's script, as JSON: names, measures, and the houses other than rows
 * and columns, each a list of cells. */
void board_write_shape(struct output *out, const struct variant *variant);

#endif
