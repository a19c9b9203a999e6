/* SPDX-License-Identifier: MIT */
/* Where a board has borders: round its grids, and between boxes and regions.  Rows and columns are
 * counted from 0, and may be just outside of the board, or anywhere. */
#ifndef COMMON_BORDER_H
#define COMMON_BORDER_H

#include "common/variant.h"

/* Whether there is one above the place in a row and column, or before it: a cell is on one side
 * only, or a box or region ends between the two. */
bool border_above(const struct variant *variant, unsigned row, unsigned column);
bool border_before(const struct variant *variant, unsigned row, unsigned column);

/* What borders meet in the corner above a place and before it, as a sum of arms, and how that is
 * drawn with characters of ASCII or, in UTF-8, of Unicode. */
enum { BORDER_UP = 1, BORDER_DOWN = 2, BORDER_LEFT = 4, BORDER_RIGHT = 8, BORDER_ARMS = 16 };
unsigned border_corner(const struct variant *variant, unsigned row, unsigned column);
extern const char *const border_ascii[BORDER_ARMS], *const border_unicode[BORDER_ARMS];

#endif
