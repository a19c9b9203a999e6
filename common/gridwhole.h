/* SPDX-License-Identifier: MIT */
/* Puzzles that are whole on one line: symbols without anything in between, alone, before a label or
 * in a column of a table. */
#ifndef COMMON_GRIDWHOLE_H
#define COMMON_GRIDWHOLE_H

#include "common/gridreader.h"

/* Reads the line at hand if it is a puzzle of the shape met last and can be nothing else, which is
 * the fast way through long files.  Returns false, without an error, when it may be anything. */
bool gridwhole_read_next(struct grid_reader *r);

/* Whether a puzzle, with symbols that go with its side, is at byte `at` of the line at hand, or in
 * the column of a table, whatever else the line could be: without givens it could be a border. */
bool gridwhole_is_next(const struct grid_reader *r, size_t at);

/* Reads a puzzle of count symbols from byte `at` on.  Returns false with an error. */
bool gridwhole_read(struct grid_reader *r, size_t at, size_t count);

/* Reads the puzzle in the column of a table.  Returns false with an error. */
bool gridwhole_read_field(struct grid_reader *r);

#endif
