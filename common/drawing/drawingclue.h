/* SPDX-License-Identifier: MIT */
/* Sums of runs as in print: in dark places of the board, above and below a diagonal. */
#ifndef COMMON_DRAWING_DRAWINGCLUE_H
#define COMMON_DRAWING_DRAWINGCLUE_H

#include "common/drawing/drawingplace.h"

/* Darkens the places of a board without grids that are no cells, with a line around them; of other
 * boards nothing. */
void drawingclue_blocked(struct output *out, const struct drawing *drawing);

/* Writes the sum of a rule before its first cell, with the diagonal, for a rule with
 * clue_is_one. */
void drawingclue_number(struct output *out, const struct drawing *drawing, const struct rule *rule);

#endif
