/* SPDX-License-Identifier: MIT */
/* Unique rectangles and loops, on Sudoku Explainer's scale: cells that have two digits in common,
 * one behind the other in a house and so round to the first, could have the two exchanged if they
 * had no other candidates, so one of those is right.  Types as for rectangles: 1, one cell has
 * others; 2, all have the same one; 3, two cells, a naked or hidden set with other cells of a
 * house; 4, two cells that alone take one of the two digits in a house. */
#ifndef COMMON_EXPLAINER_LOOP_H
#define COMMON_EXPLAINER_LOOP_H

#include "common/explainer/hint.h"

/* A finder (hint.h), of all four types. */
bool loop_find(struct hunt *hunt);

#endif
