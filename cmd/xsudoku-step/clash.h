/* SPDX-License-Identifier: MIT */
/* Messages about clues that break a rule. */
#ifndef XSUDOKU_STEP_CLASH_H
#define XSUDOKU_STEP_CLASH_H

#include "common/grids/grid.h"
#include "common/human/clues.h"

/* Reports that two clues of the puzzle just read, or one clue, break a rule, at the place of the
 * later clue. */
void clash_report(const struct clues_clash *clash, const struct variant *variant,
                  const struct grid_reader *r);

#endif
