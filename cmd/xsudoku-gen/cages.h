/* SPDX-License-Identifier: MIT */
/* Cages of a killer Sudoku: parts of a grid whose digits differ and add up to what is said. */
#ifndef XSUDOKU_GEN_CAGES_H
#define XSUDOKU_GEN_CAGES_H

#include "common/random.h"
#include "common/rules.h"

/* Draws cages for a solution of a side up to RULES_SIDE_MAX: connected, of two to five cells, few
 * of these large.  A cell is left out where all its neighbours' cages are full or have its digit.
 * Adds them to a text. */
void cages_draw(const struct area *area, const uint8_t *solution, struct random *random,
                struct rules_text *text);

/* Changes the cages that are the rules from `first` on so that another solution than theirs breaks
 * one: a cell in which the two differ goes to a cage beside it.  Adds the cages to a text.  Returns
 * false, with nothing added, where no cell can move, or the solutions are the same. */
bool cages_mend(const struct rules *rules, size_t first, const uint8_t *solution,
                const uint8_t *other, struct random *random, struct rules_text *text);

#endif
