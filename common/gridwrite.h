/* SPDX-License-Identifier: MIT */
/* Sudoku grids as text, in the forms of sudoku(5) that every reader takes. */
#ifndef COMMON_GRIDWRITE_H
#define COMMON_GRIDWRITE_H

#include "common/output.h"
#include "common/variant.h"

/* Writes a shape as headers have it: "x 9", or "plain 12 2x6" where the boxes are not the usual
 * ones. */
void grid_write_shape(struct output *out, const struct variant_shape *shape);

/* Writes the line that says what follows, "p sudoku x 9", and the rules below it. */
void grid_write_header(struct output *out, const struct variant_shape *shape);

/* What a reader of our output takes the next grid to be, before any header. */
#define GRID_UNSAID ((struct variant_shape){VARIANT_PLAIN, 9, 3, 3, NULL, AREA_SQUARE(9)})

/* *said is the shape that a reader of our output expects of the next grid.  If it differs from
 * shape, writes a header and sets *said to shape, keeping its rules. */
void grid_write_change(struct output *out, struct variant_shape *said,
                       const struct variant_shape *shape);

/* Writes the cells of a shape on one line, without its newline. */
void grid_write_line(struct output *out, const struct variant_shape *shape, const uint8_t *cells);

/* The same with a label of `length` bytes behind the cells, and the newline.  Behind numbers there
 * is no label: nothing would tell where it begins. */
void grid_write_labelled(struct output *out, const struct variant_shape *shape,
                         const uint8_t *cells, const char *label, size_t length);

/* Writes them in rows, with spaces where the board has no cell. */
void grid_write_rows(struct output *out, const struct variant_shape *shape, const uint8_t *cells);

#endif
