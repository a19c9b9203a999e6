/* SPDX-License-Identifier: MIT */
/* Templates: all ways to place a digit in the whole grid, looking at no other digit.  A cell that
 * has it in all of them is right, and one that has it in none is wrong.  After the "pattern overlay
 * method" in the forums of sudoku players (2005).  Above side 16, of several grids, and where there
 * are more ways than anyone would go through, there is none. */
#ifndef COMMON_HUMAN_TEMPLATE_H
#define COMMON_HUMAN_TEMPLATE_H

#include "common/human/step.h"

/* A finder (technique.h).  The step has the digit, and sets a cell to it or rules it out. */
bool template_find(const struct board *board, struct step *step);

#endif
