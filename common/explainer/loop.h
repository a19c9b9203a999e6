/* SPDX-License-Identifier: MIT */
/* Unique rectangles and loops, on Sudoku Explainer's scale: a closed path of cells that share two
 * digits, each cell in one house with the next.  If the cells had no other candidates, the two
 * digits could be exchanged, so one of the other candidates is right.  The types are those of
 * rectangles.  1: one cell has other candidates; 2: all other candidates are the same digit; 3: two
 * cells with other candidates form a naked or hidden set with further cells of a house; 4: two
 * cells with other candidates are the only places of one of the two digits in a house. */
#ifndef COMMON_EXPLAINER_LOOP_H
#define COMMON_EXPLAINER_LOOP_H

#include "common/explainer/hint.h"

/* A finder (hint.h), of all four types. */
bool loop_find(struct hunt *hunt);

#endif
