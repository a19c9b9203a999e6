/* SPDX-License-Identifier: MIT */
/* Puzzles of f-puzzles among others: an object of JSON, on one line or several, or an address, of
 * f-puzzles or of SudokuPad, that has one packed in it. */
#ifndef COMMON_GRIDS_GRIDFPUZZLES_H
#define COMMON_GRIDS_GRIDFPUZZLES_H

#include "common/grids/gridreader.h"

/* Whether a line, from byte `at` on, begins such a puzzle, or is one. */
bool gridfpuzzles_is_next(const struct gridline *line, size_t at);

/* Takes in a line, from byte `at` on: the first one of a puzzle, or, while r->gathering is set, one
 * more.  Sets *found when it is the last one, and the puzzle is read.  Returns false with an
 * error. */
bool gridfpuzzles_read(struct grid_reader *r, size_t at, bool *found);

/* Reports an input that ends within a puzzle.  Returns whether it does not. */
bool gridfpuzzles_end(struct grid_reader *r);

/* Gives back what the lines took. */
void gridfpuzzles_close(struct grid_reader *r);

#endif
