/* SPDX-License-Identifier: MIT */
/* The legend below a drawing, for the marks that it contains. */
#ifndef DPLL_TREE_LEGEND_H
#define DPLL_TREE_LEGEND_H

#include "panel.h"

/* Sizes, in units of about a pixel. */
enum { LEGEND_MARGIN = 24, LEGEND_COLUMN = 330, LEGEND_ROW = 36 };

/* The attribute of an edge that stands for several nodes. */
#define LEGEND_DASHES " stroke-dasharray=\"5 4\""

/* The keys that the drawing of the panels needs, as bits for legend_draw. */
unsigned legend_needed(const struct panel *panels, size_t count);

/* Draws the keys from y on, in as many columns as fit into the width; with out NULL, draws nothing.
 * Returns the number of rows. */
int legend_draw(struct output *out, unsigned keys, bool labels, double width, double y);

#endif
