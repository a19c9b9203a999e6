/* SPDX-License-Identifier: MIT */
/* Bivalue universal grave, on Sudoku Explainer's scale: if all open cells had two candidates, and
 * all digits two places where they are open, there would be another solution, so of the few
 * candidates that keep it from that one is right.  Type 1: one cell has them; 2: they are one
 * digit; 3: cells of a house and a naked set beside them; 4: two cells of a house that share a
 * digit. */
#ifndef COMMON_EXPLAINER_BUG_H
#define COMMON_EXPLAINER_BUG_H

#include "common/explainer/hint.h"

/* A finder (hint.h), of all four types. */
bool bug_find(struct hunt *hunt);

#endif
