/* SPDX-License-Identifier: MIT */
/* Dots of f-puzzles between neighbouring cells, and the meaning of neighbours without a dot. */
#ifndef COMMON_GRIDS_FPUZZLESDOTS_H
#define COMMON_GRIDS_FPUZZLESDOTS_H

#include "common/grids/fpuzzlesreader.h"

/* The two cells of an entry.  Returns false, with the error, where they are not side by side. */
bool fpuzzlesdots_pair(struct fpuzzlesreader *p, uint32_t entry, struct fpuzzles_cells *cells);

/* Adds the rules about neighbours without dots, which depend on two members together.  Must be
 * called after all other members were read.  Returns false with the error. */
bool fpuzzlesdots_finish(struct fpuzzlesreader *p);

#endif
