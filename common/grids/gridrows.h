/* SPDX-License-Identifier: MIT */
/* Puzzles in SIDE rows, plain or drawn with borders, and puzzles of numbers, which may be on one
 * line. */
#ifndef COMMON_GRIDS_GRIDROWS_H
#define COMMON_GRIDS_GRIDROWS_H

#include "common/grids/gridreader.h"

/* Begins a puzzle with its first row, or, in numbers, with all of it, from the line at hand. Leaves
 * filled at 0 when the line has no cells.  Returns false with an error. */
bool gridrows_begin(struct grid_reader *r);

/* Reads one more row from the line at hand, which is passed over when it is decoration only.
 * Returns false with an error. */
bool gridrows_read(struct grid_reader *r);

#endif
