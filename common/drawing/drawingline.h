/* SPDX-License-Identifier: MIT */
/* Lines through the cells of a rule: thermometers, arrows, palindromes and their like. */
#ifndef COMMON_DRAWING_DRAWINGLINE_H
#define COMMON_DRAWING_DRAWINGLINE_H

#include "common/drawing/drawingplace.h"

/* A line from the first cell to the last. */
void drawingline_plain(struct output *out, const struct drawing *drawing, const struct rule *rule);

/* A dotted line, with a dot in the middle of each cell. */
void drawingline_dots(struct output *out, const struct drawing *drawing, const struct rule *rule);

/* A line with a bulb in the first cell; and its inside, to make it hollow. */
void drawingline_thermo(struct output *out, const struct drawing *drawing, const struct rule *rule);
void drawingline_hollow(struct output *out, const struct drawing *drawing, const struct rule *rule);

/* A circle in the first cell, and an arrow from it through the others. */
void drawingline_arrow(struct output *out, const struct drawing *drawing, const struct rule *rule);

/* A bulb through the first cells, as many as the number says, and an arrow from it. */
void drawingline_bulb(struct output *out, const struct drawing *drawing, const struct rule *rule);
void drawingline_shaft(struct output *out, const struct drawing *drawing, const struct rule *rule);

/* A line between two circles, or two diamonds. */
void drawingline_between(struct output *out, const struct drawing *drawing,
                         const struct rule *rule);
void drawingline_diamonds(struct output *out, const struct drawing *drawing,
                          const struct rule *rule);

/* A square, or a circle, in each cell. */
void drawingline_squares(struct output *out, const struct drawing *drawing,
                         const struct rule *rule);
void drawingline_circles(struct output *out, const struct drawing *drawing,
                         const struct rule *rule);

/* A block in the cell that the number gives: horizontal or vertical as the cells are, or square. */
void drawingline_block(struct output *out, const struct drawing *drawing, const struct rule *rule);

/* Whether all cells are in one row, or in one column. */
bool drawingline_is_row(const struct drawing *drawing, const struct rule *rule);
bool drawingline_is_column(const struct drawing *drawing, const struct rule *rule);

#endif
