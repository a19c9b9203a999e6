/* SPDX-License-Identifier: MIT */
/* Signs and numbers on the borders between neighbours of a rule, and where four cells meet. */
#ifndef COMMON_DRAWING_DRAWINGSIGN_H
#define COMMON_DRAWING_DRAWINGSIGN_H

#include "common/drawing/drawingplace.h"

/* Dots, white or black, with the number unless it is the usual one, 1 or 2. */
void drawingsign_white(struct output *out, const struct drawing *drawing, const struct rule *rule);
void drawingsign_black(struct output *out, const struct drawing *drawing, const struct rule *rule);

/* Inequality signs that open towards the greater cell; equality signs. */
void drawingsign_less(struct output *out, const struct drawing *drawing, const struct rule *rule);
void drawingsign_equal(struct output *out, const struct drawing *drawing, const struct rule *rule);

/* Whether a rule has two cells, side by side; and the sum of such a rule between them, 5 and 10 as
 * V and X. */
bool drawingsign_is_pair(const struct drawing *drawing, const struct rule *rule);
void drawingsign_pair(struct output *out, const struct drawing *drawing, const struct rule *rule);

/* A circle where the cells meet, with the digits in the number of the rule. */
void drawingsign_corner(struct output *out, const struct drawing *drawing, const struct rule *rule);

#endif
