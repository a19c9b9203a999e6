/* SPDX-License-Identifier: MIT */
/* The borders of a board: around its grids, and between boxes and regions.  Rows and columns are
 * counted from 0 and may be outside of the board. */
#ifndef COMMON_HOUSES_BORDER_H
#define COMMON_HOUSES_BORDER_H

#include "common/houses/variant.h"

/* Whether there is a border above or before the place in a row and column: only one side is a cell,
 * or the two sides are different boxes or regions. */
bool border_above(const struct variant *variant, unsigned row, unsigned column);
bool border_before(const struct variant *variant, unsigned row, unsigned column);

/* The borders that meet in the corner above and before a place, as a sum of arms; and the
 * characters for the sums, in ASCII and in Unicode (UTF-8). */
enum { BORDER_UP = 1, BORDER_DOWN = 2, BORDER_LEFT = 4, BORDER_RIGHT = 8, BORDER_ARMS = 16 };
unsigned border_corner(const struct variant *variant, unsigned row, unsigned column);
extern const char *const border_ascii[BORDER_ARMS], *const border_unicode[BORDER_ARMS];

#endif
