/* SPDX-License-Identifier: MIT */
/* The cells that clues of f-puzzles beside the grid are about. */
#ifndef COMMON_FPUZZLESBESIDE_H
#define COMMON_FPUZZLESBESIDE_H

#include "common/fpuzzlesreader.h"

/* The cells of the grid after a place, from 0 to one beyond the side, in steps that are not both 0,
 * up to the first place that is none. */
void fpuzzlesbeside_walk(const struct fpuzzlesreader *p, unsigned row, unsigned column, int down,
                         int right, struct fpuzzles_cells *cells);

/* Those of a diagonal, by the cell and direction of an entry; it must have a cell.  Both return
 * false with the error. */
bool fpuzzlesbeside_diagonal(struct fpuzzlesreader *p, uint32_t entry,
                             struct fpuzzles_cells *cells);

/* Those of the row or column, by the cell of an entry, which it must have. */
bool fpuzzlesbeside_line(struct fpuzzlesreader *p, uint32_t entry, struct fpuzzles_cells *cells);

#endif
