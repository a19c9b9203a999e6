/* SPDX-License-Identifier: MIT */
/* Steps by rules that read the digits of cells one after the other: clues outside the grid, and
 * lines such as zippers, graded by what must be considered. */
#ifndef COMMON_HUMAN_LINE_H
#define COMMON_HUMAN_LINE_H

#include "common/human/step.h"

/* Up to how many orders of digits are few, and how many digits of orders a step lists. */
enum { LINE_FEW = 24, LINE_LISTED_MAX = STEP_PARTS_MAX - 1 };

/* Digits that the rule leaves, whatever the candidates of the open cells: the step's digits are
 * those left for the first cell that loses some, and parts after the first are the set cells that
 * are needed. */
bool line_clue(const struct board *board, struct step *step);

/* What the orders that the candidates of the cells leave have nowhere: numbers[0] is how many there
 * are, 0 where that is not known.  Parts after the first are the digits of all of them, one order
 * after the other, if there is room; else the cells, with their candidates, that it hangs on.  The
 * same where they are many. */
bool line_orders(const struct board *board, struct step *step);
bool line_count(const struct board *board, struct step *step);

#endif
