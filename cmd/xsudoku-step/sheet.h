/* SPDX-License-Identifier: MIT */
/* The solution of a puzzle as one picture: a panel for each step, in rows of three, with its number
 * and effect above and its pattern and idea below. */
#ifndef XSUDOKU_STEP_SHEET_H
#define XSUDOKU_STEP_SHEET_H

#include "common/grids/grid.h"
#include "common/human/human.h"

/* Draws at most `most` steps from the position with which h was started, as an SVG document.  The
 * puzzle is solved twice, since the document begins with its size.  Returns whether the last step
 * drawn is one that was asked for, or leads to the solution. */
bool sheet_write(struct output *out, struct human *h, const struct grid *puzzle, uint64_t most,
                 enum words_language language);

#endif
