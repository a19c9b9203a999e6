/* SPDX-License-Identifier: MIT */
/* Unique rectangles and loops, on Sudoku Explainer's scale: a closed path of cells, each in a house
 * with the next, that share two digits.  If the cells had no other candidates, the two digits could
 * be exchanged, so one of the other candidates is right.  Types as for rectangles: 1, one cell has
 * others; 2, all others are the same digit; 3, two cells with others form a naked or hidden set
 * with other cells of a house; 4, two cells with others are the only places of one of the two
 * digits in a house. */
#ifndef COMMON_EXPLAINER_LOOP_H
#define COMMON_EXPLAINER_LOOP_H

#include "common/explainer/hint.h"

/* A finder (hint.h), of all four types. */
bool loop_find(struct hunt *hunt);

#endif
