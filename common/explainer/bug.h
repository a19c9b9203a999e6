/* SPDX-License-Identifier: MIT */
/* Bivalue universal grave, on Sudoku Explainer's scale.  If all open cells had two candidates, and
 * each digit two places or none in each house, there would be a second solution.  So one of the
 * extra candidates, which prevent this, is right.  Type 1: one cell has extra candidates; 2: all
 * extra candidates are the same digit; 3: the cells are in one house and form a naked set with
 * other cells; 4: two cells of one house share a digit. */
#ifndef COMMON_EXPLAINER_BUG_H
#define COMMON_EXPLAINER_BUG_H

#include "common/explainer/hint.h"

/* A finder (hint.h), of all four types. */
bool bug_find(struct hunt *hunt);

#endif
