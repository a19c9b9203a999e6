/* SPDX-License-Identifier: MIT */
/* One tree of a drawing, and what is said of it in words. */
#ifndef DPLL_TREE_PANEL_H
#define DPLL_TREE_PANEL_H

#include "common/output.h"
#include "fold.h"

struct panel {
    struct tree tree;
    struct picture picture;
    double left, width; /* of the panel in the drawing */
};

/* The node that a mark stands for. */
static inline const struct node *panel_node(const struct panel *panel, const struct mark *mark) {
    return &panel->tree.nodes.data[mark->node];
}

enum { PANEL_TEXT = 256 };

/* What the tree is of, how large it is, and how it ends: lines of a caption. */
const char *panel_name(const struct panel *panel, char text[PANEL_TEXT]);
const char *panel_size(const struct panel *panel, char text[PANEL_TEXT]);
const char *panel_answer(const struct panel *panel, char text[PANEL_TEXT]);

/* What there is to say of a mark, for whoever points at it; several lines, with newline between
 * them, of plain ASCII. */
void panel_describe(struct output *out, const struct panel *panel, const struct mark *mark,
                    const char *newline);

/* What stands at the edge to a mark: the literal, and of a run the first one, and how many nodes
 * are left out. */
const char *panel_edge(const struct panel *panel, const struct mark *mark, char text[PANEL_TEXT]);

#endif
