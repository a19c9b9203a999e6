/* SPDX-License-Identifier: MIT */
/* Cages of killer Sudoku: parts of a grid whose digits differ and have a given sum. */
#ifndef XSUDOKU_GEN_CAGES_H
#define XSUDOKU_GEN_CAGES_H

#include "common/base/random.h"
#include "common/rules/rules.h"

/* Draws cages for a solution of a side up to RULES_SIDE_MAX, and adds them to a text.  Cages are
 * connected and have two to five cells, few of them five.  A cell stays without a cage if the cages
 * of all its neighbours are full or have its digit. */
void cages_draw(const struct area *area, const uint8_t *solution, struct random *random,
                struct rules_text *text);

/* Changes the cages, the rules from `first` on, so that another solution breaks one of them: a cell
 * in which the two solutions differ moves to a neighbouring cage.  Adds the cages to a text.
 * Returns false, with nothing added, if no cell can move or the solutions are equal. */
bool cages_mend(const struct rules *rules, size_t first, const uint8_t *solution,
                const uint8_t *other, struct random *random, struct rules_text *text);

#endif
