/* SPDX-License-Identifier: MIT */
/* Copies of a puzzle that look different and are essentially the same. */
#ifndef SUDOKUCHECK_SCRAMBLE_H
#define SUDOKUCHECK_SCRAMBLE_H

#include "common/random.h"
#include "common/variant.h"

/* Gives digits other names, at random, and moves cells by a random map that takes every house to a
 * house: rows within boxes, rows of boxes, columns, and rows and columns for each other where a
 * variant has nothing but rows, columns and boxes; else turning the grid round.  Writes the copy to
 * `copy`.  Returns false where there are several grids, or rules beyond houses, with
 * which no such map is known. */
bool scramble(const struct variant *variant, struct random *random, const uint8_t *cells,
              uint8_t *copy);

#endif
