/* SPDX-License-Identifier: MIT */
/* Dots of f-puzzles between cells side by side, and what the pairs without a dot mean. */
#ifndef COMMON_FPUZZLESDOTS_H
#define COMMON_FPUZZLESDOTS_H

#include "common/fpuzzlesreader.h"

/* The two cells of an entry.  Returns false, with the error, where they are not side by side. */
bool fpuzzlesdots_pair(struct fpuzzlesreader *p, uint32_t entry, struct fpuzzles_cells *cells);

/* Adds the rules of pairs without dots, which follow from what two members mean together.  To be
 * called when all others have been read.  Returns false with the error. */
bool fpuzzlesdots_finish(struct fpuzzlesreader *p);

#endif
