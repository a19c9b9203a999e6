/* SPDX-License-Identifier: MIT */
/* The cells that a clue beside the grid of f-puzzles is about. */
#ifndef COMMON_GRIDS_FPUZZLESBESIDE_H
#define COMMON_GRIDS_FPUZZLESBESIDE_H

#include "common/grids/fpuzzlesreader.h"

/* The cells of the grid from the place after the given one, in steps of `down` rows and `right`
 * columns, which are not both 0, until a step leaves the grid.  Places count from 0, which is
 * outside, to one beyond the side. */
void fpuzzlesbeside_walk(const struct fpuzzlesreader *p, unsigned row, unsigned column, int down,
                         int right, struct fpuzzles_cells *cells);

/* Those of a diagonal, by the cell and direction of an entry; it must have a cell.  Both return
 * false with the error. */
bool fpuzzlesbeside_diagonal(struct fpuzzlesreader *p, uint32_t entry,
                             struct fpuzzles_cells *cells);

/* Those of the row or column, by the cell of an entry, which it must have. */
bool fpuzzlesbeside_line(struct fpuzzlesreader *p, uint32_t entry, struct fpuzzles_cells *cells);

#endif
