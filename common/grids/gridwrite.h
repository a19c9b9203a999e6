/* SPDX-License-Identifier: MIT */
/* Sudoku grids as text, in the forms of sudoku(5) that every reader accepts. */
#ifndef COMMON_GRIDS_GRIDWRITE_H
#define COMMON_GRIDS_GRIDWRITE_H

#include "common/houses/variant.h"
#include "common/streams/output.h"

/* Writes a shape as in headers: "x 9", or "plain 12 2x6" if the boxes are not the usual ones. */
void grid_write_shape(struct output *out, const struct variant_shape *shape);

/* Writes the header, "p sudoku x 9", and the rules below it. */
void grid_write_header(struct output *out, const struct variant_shape *shape);

/* The shape that a reader expects before any header. */
#define GRID_UNSAID ((struct variant_shape){VARIANT_PLAIN, 9, 3, 3, NULL, AREA_SQUARE(9)})

/* *said is the shape that a reader of our output expects of the next grid.  If it differs from
 * shape, writes a header and sets *said to shape, keeping its rules. */
void grid_write_change(struct output *out, struct variant_shape *said,
                       const struct variant_shape *shape);

/* Writes the cells of a shape on one line, without its newline. */
void grid_write_line(struct output *out, const struct variant_shape *shape, const uint8_t *cells);

/* The same, followed by a label of `length` bytes and a newline.  After numbers the label is
 * omitted: a reader could not tell where it begins. */
void grid_write_labelled(struct output *out, const struct variant_shape *shape,
                         const uint8_t *cells, const char *label, size_t length);

/* Writes the cells in rows, with spaces for places of the board without a cell. */
void grid_write_rows(struct output *out, const struct variant_shape *shape, const uint8_t *cells);

#endif
