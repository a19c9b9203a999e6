/* SPDX-License-Identifier: MIT */
/* The way through a puzzle as one picture: a panel a step, in rows of three, each with its number
 * and what it does above, and where and why below. */
#ifndef XSUDOKU_STEP_SHEET_H
#define XSUDOKU_STEP_SHEET_H

#include "common/grid.h"
#include "common/human/human.h"

/* Draws `most` steps at most from the position with which h has been started, as a document of SVG.
 * The puzzle is solved twice, as a document begins with its size.  Returns whether the last step
 * drawn is one that was asked for, or leads to the solution. */
bool sheet_write(struct output *out, struct human *h, const struct grid *puzzle, uint64_t most,
                 enum words_language language);

#endif
