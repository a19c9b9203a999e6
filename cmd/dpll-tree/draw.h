/* SPDX-License-Identifier: MIT */
/* Drawings of trees, side by side: SVG, and DOT for Graphviz. */
#ifndef DPLL_TREE_DRAW_H
#define DPLL_TREE_DRAW_H

#include "panel.h"

/* Lays out all panels and writes the drawing. title is NULL or is written above all. */
void draw_svg(struct output *out, struct panel *panels, size_t count, const char *title);

/* Writes a graph with a cluster for each panel. */
void draw_dot(struct output *out, const struct panel *panels, size_t count, const char *title);

#endif
