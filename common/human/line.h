/* SPDX-License-Identifier: MIT */
/* Steps by rules that read the digits of cells one after the other: clues outside the grid, and
 * lines such as zippers, graded by what must be considered. */
#ifndef COMMON_HUMAN_LINE_H
#define COMMON_HUMAN_LINE_H

#include "common/human/step.h"

/* LINE_FEW is the most orders of digits that count as few, LINE_LISTED_MAX the most digits of
 * orders that a step lists. */
enum { LINE_FEW = 24, LINE_LISTED_MAX = STEP_PARTS_MAX - 1 };

/* Rules out digits by the rule and the set cells alone, whatever the candidates of the open cells.
 * The digits of the step are those left for the first cell that loses some; the parts after the
 * first are the set cells that are needed. */
bool line_clue(const struct board *board, struct step *step);

/* Rules out candidates that are in no order of digits which the candidates of the cells allow;
 * line_orders if the orders are few, line_count if they are many.  numbers[0] is the number of
 * orders, 0 if unknown.  Parts after the first list the digits of all orders, one order after the
 * other, if there is room, or else the cells that matter, with their candidates. */
bool line_orders(const struct board *board, struct step *step);
bool line_count(const struct board *board, struct step *step);

#endif
