/* SPDX-License-Identifier: MIT */
/* Puzzles dug in a grid: clues are removed, or given back, until the puzzle is as asked for. */
#ifndef XSUDOKU_GEN_DUG_H
#define XSUDOKU_GEN_DUG_H

#include "maker.h"

/* Fills maker->solution at random around given digits, with regions but without other drawn clues.
 * Returns false if there is no grid or none was found within `guesses` guesses. */
bool dug_fill(struct maker *maker, uint64_t guesses);

/* Digs in maker->solution.  Returns whether the puzzle is as asked for. */
bool dug_dig(struct maker *maker);

/* Makes a puzzle whose clues are digits in maker->cells, digging in one grid after another.
 * Returns false when the tries are used up. */
bool dug_make(struct maker *maker);

#endif
