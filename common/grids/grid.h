/* SPDX-License-Identifier: MIT */
/* Files of Sudoku grids, in every form that sudoku(5) describes: a stream of puzzles, each on one
 * line or in SIDE rows, plain, drawn with borders, or in a column of a table.
 *
 *     while (grid_next(&r))
 *         ... r.grid.cells[i] ...
 */
#ifndef COMMON_GRIDS_GRID_H
#define COMMON_GRIDS_GRID_H

#include <assert.h>

#include "common/grids/gridreader.h"
#include "common/grids/gridwrite.h"

/* Opens path (NULL or "-": standard input).  kind is the variant of puzzles without a header.
 * Returns false with diag filled on failure. */
bool grid_open(struct grid_reader *r, const char *path, enum variant_kind kind,
               struct memory *memory);
void grid_close(struct grid_reader *r);

/* Sets the shape of puzzles until a header says otherwise.  To be called before the first puzzle or
 * between two. */
static inline void grid_assume(struct grid_reader *r, const struct variant_shape *shape) {
    assert(shape->side && (!r->filled || r->filled == r->grid.size));
    r->declared = true;
    r->rules.fixed = variant_has_cells(shape->kind);
    variant_keep(&r->header, shape);
}

/* Reads the next puzzle into r->grid.  Returns false at the end of the input, or when failed is
 * set: the place and text of the error are in r->diag.  An input without any puzzle is an error. */
bool grid_next(struct grid_reader *r);

/* Reads a file of rules, which may have a header but no puzzle, up to its end.  The shape is then
 * r->header.  grid_assume must have set the shape for a file without a header.  Returns false with
 * the error in r->diag. */
bool grid_rules(struct grid_reader *r);

/* Points diag at a cell of the puzzle last read; the caller fills in the text. */
void grid_locate(const struct grid_reader *r, uint32_t cell, struct diag *diag);

#endif
