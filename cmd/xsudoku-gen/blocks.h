/* SPDX-License-Identifier: MIT */
/* Boards of Kakuro: which places are blocked, drawn at random. */
#ifndef XSUDOKU_GEN_BLOCKS_H
#define XSUDOKU_GEN_BLOCKS_H

#include "common/base/random.h"
#include "common/rules/area.h"

/* Rows and columns of such a board, from least to most.  Beside BLOCKS_SIDE_MIN of the ones there
 * is only room for BLOCKS_BESIDE_MIN of the others: a black place in the middle would leave a run
 * of one cell above or below, and without one, runs are too long. */
enum { BLOCKS_SIDE_MIN = 4, BLOCKS_SIDE_MAX = 24, BLOCKS_BESIDE_MIN = 10 };

/* Blocks places of a board without blocked places: the first row and column, and random places of
 * the rest in pairs that a half turn exchanges.  Every run has at least 2 cells and at most 9, or
 * the side of the area, and all cells are connected.  Returns false if chance has made no such
 * board. */
bool blocks_draw(struct area *area, struct random *random);

/* Whether a board with blocked places has such runs; else diag's text says where not. */
bool blocks_fit(const struct area *area, struct diag *diag);

/* The number of cells of the run from a place on, rightwards or downwards. */
unsigned blocks_run(const struct area *area, unsigned row, unsigned column, bool down);

#endif
