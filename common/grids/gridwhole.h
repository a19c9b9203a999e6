/* SPDX-License-Identifier: MIT */
/* Puzzles on one line: symbols with nothing in between, alone, before a label or in a column of a
 * table. */
#ifndef COMMON_GRIDS_GRIDWHOLE_H
#define COMMON_GRIDS_GRIDWHOLE_H

#include "common/grids/gridreader.h"

/* Reads the current line if it can only be a puzzle of the last shape, which is the fast path
 * through long files.  Returns false, without an error, if it may be something else. */
bool gridwhole_read_next(struct grid_reader *r);

/* Whether a puzzle, with symbols that fit its side, is at byte `at` of the current line, or in the
 * column of a table.  Without givens it could also be a border. */
bool gridwhole_is_next(const struct grid_reader *r, size_t at);

/* Reads a puzzle of count symbols from byte `at` on.  Returns false with an error. */
bool gridwhole_read(struct grid_reader *r, size_t at, size_t count);

/* Reads the puzzle in the column of a table.  Returns false with an error. */
bool gridwhole_read_field(struct grid_reader *r);

#endif
