/* SPDX-License-Identifier: MIT */
/* Templates: all ways to place one digit in the whole grid, regardless of other digits.  A cell
 * that is in all templates has the digit; a cell that is in none has not.  After the "pattern
 * overlay method" in the forums of sudoku players (2005).  Not for sides above 16 or several grids.
 * The search gives up if there are too many templates. */
#ifndef COMMON_HUMAN_TEMPLATE_H
#define COMMON_HUMAN_TEMPLATE_H

#include "common/human/step.h"

/* A finder (technique.h).  The step has the digit, and sets a cell to it or rules it out. */
bool template_find(const struct board *board, struct step *step);

#endif
