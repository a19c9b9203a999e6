/* SPDX-License-Identifier: MIT */
/* Sums of runs as they are printed: in dark places of the board, above and below a diagonal. */
#ifndef COMMON_DRAWINGCLUE_H
#define COMMON_DRAWINGCLUE_H

#include "common/drawingplace.h"

/* Darkens what is no cell of a board without grids, and draws a line round it; of other boards
 * nothing. */
void drawingclue_blocked(struct output *out, const struct drawing *drawing);

/* The sum of a rule before the first of its cells, with the diagonal: for a rule that
 * clue_is_one. */
void drawingclue_number(struct output *out, const struct drawing *drawing, const struct rule *rule);

#endif
