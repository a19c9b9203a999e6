/* SPDX-License-Identifier: MIT */
/* Puzzles in the notation of the game Solo of Simon Tatham's Portable Puzzle Collection: a line
 * such as 3x3:b5c1a... for a plain puzzle, 9j:...,... with regions, 3x3x:... with diagonals, and
 * 3x3k:...,... with cages.  Letters count successive blanks.  Regions and cages are given by the
 * edges between cells that have a line; there letters count edges without one. */
#ifndef COMMON_GRIDS_GRIDSGT_H
#define COMMON_GRIDS_GRIDSGT_H

#include <assert.h>

#include "common/grids/gridreader.h"

/* Whether the line at hand is such a name from byte `at` on: size, letters, colon. */
bool gridsgt_is_next(const struct gridline *line, size_t at);

/* Reads the puzzle.  Its own rules are released with the next puzzle of the kind or when the input
 * is closed.  Returns false with an error. */
bool gridsgt_read(struct grid_reader *r, size_t at);

/* The number of edges between the cells of a puzzle. */
static inline unsigned gridsgt_edges(unsigned side) {
    assert(side);
    return 2 * side * (side - 1);
}

/* The cells at the two sides of an edge, the left or upper one first.  Edges between columns come
 * first, row by row, then those between rows, column by column. */
void gridsgt_sides(unsigned side, unsigned edge, unsigned cells[2]);

#endif
