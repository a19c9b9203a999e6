/* SPDX-License-Identifier: MIT */
/* Clues outside the grid: numbers before the first cell of a rule, and numbers of little killers,
 * with an arrow along the diagonal. */
#ifndef COMMON_DRAWING_DRAWINGOUTSIDE_H
#define COMMON_DRAWING_DRAWINGOUTSIDE_H

#include "common/drawing/drawingplace.h"

/* Whether the cells of a rule are a complete diagonal, in order. */
bool drawingoutside_is_diagonal(const struct drawing *drawing, const struct rule *rule);

/* Draws the number of such a rule outside the first cell, and the arrow, as part of a path. */
void drawingoutside_sum(struct output *out, const struct drawing *drawing, const struct rule *rule);
void drawingoutside_arrow(struct output *out, const struct drawing *drawing,
                          const struct rule *rule);

/* Draws the number of a rule with the look RULE_OUTSIDE, outside the grid, before its first cell,
 * whose cells are in a line; with the beginning of its kind's name if there are several kinds of
 * such rules. */
void drawingoutside_number(struct output *out, const struct drawing *drawing,
                           const struct rule *rule);

/* Whether a rule is drawn outside the grid in either way. */
bool drawingoutside_is_one(const struct drawing *drawing, const struct rule *rule);

/* The place of a clue: outside the board before the first cell, by row and column, and the
 * direction from there; other clues at the same place move it outwards. */
struct drawing_entrance {
    int row, column, down, right;
};
struct drawing_entrance drawingoutside_entrance(const struct drawing *drawing,
                                                const struct rule *rule);

/* Whether numbers outside the grid, of a drawing with rules, have different meanings. */
bool drawingoutside_is_mixed(const struct drawing *drawing);

/* The width that a drawing needs at each side of the grid, in cells. */
struct drawing_sides {
    unsigned top, right, bottom, left;
};
struct drawing_sides drawingoutside_sides(const struct drawing *drawing);

#endif
