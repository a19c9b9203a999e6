/* SPDX-License-Identifier: MIT */
/* The legend below a drawing: what the marks mean that it has. */
#ifndef DPLL_TREE_LEGEND_H
#define DPLL_TREE_LEGEND_H

#include "panel.h"

/* Sizes, in units of about a pixel. */
enum { LEGEND_MARGIN = 24, LEGEND_COLUMN = 330, LEGEND_ROW = 36 };

/* The attribute of an edge that stands for several nodes. */
#define LEGEND_DASHES " stroke-dasharray=\"5 4\""

/* Which keys the drawing of the panels needs, a set of bits for legend_draw. */
unsigned legend_needed(const struct panel *panels, size_t count);

/* Draws the keys from y on, in columns as many as the width has room for; with out NULL, draws
 * nothing.  Returns the count of rows. */
int legend_draw(struct output *out, unsigned keys, bool labels, double width, double y);

#endif
