/* SPDX-License-Identifier: MIT */
/* Puzzles dug in a grid: clues are taken away, or given back, until it is as wished. */
#ifndef XSUDOKU_GEN_DUG_H
#define XSUDOKU_GEN_DUG_H

#include "maker.h"

/* Fills maker->solution at random, around digits that are given; regions are drawn by now, other
 * clues are not.  Returns false where there is no grid, or none was found within `guesses`
 * guesses. */
bool dug_fill(struct maker *maker, uint64_t guesses);

/* Digs in maker->solution.  Returns whether the puzzle is as wished. */
bool dug_dig(struct maker *maker);

/* Makes a puzzle whose clues are digits into maker->cells, digging in one grid after the other.
 * Returns whether that worked within the tries of the wish. */
bool dug_make(struct maker *maker);

#endif
