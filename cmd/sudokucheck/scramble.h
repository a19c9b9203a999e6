/* SPDX-License-Identifier: MIT */
/* Copies of a puzzle that look different and are essentially the same. */
#ifndef SUDOKUCHECK_SCRAMBLE_H
#define SUDOKUCHECK_SCRAMBLE_H

#include "common/base/random.h"
#include "common/houses/variant.h"

/* Renames digits at random and moves cells by a random map that takes every house to a house.  In
 * variants with only rows, columns and boxes these maps exchange rows within boxes, rows of boxes,
 * columns likewise, and rows with columns; in other variants they turn or mirror the grid.  Writes
 * the copy to `copy`.  Returns false for several grids, and for rules beyond houses, since no such
 * map is known for them. */
bool scramble(const struct variant *variant, struct random *random, const uint8_t *cells,
              uint8_t *copy);

#endif
