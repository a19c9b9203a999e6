/* SPDX-License-Identifier: MIT */
/* A panel of a drawing: one tree with its texts. */
#ifndef DPLL_TREE_PANEL_H
#define DPLL_TREE_PANEL_H

#include "common/streams/output.h"
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

/* Lines of a caption: the formula, the size of the tree, and its end. */
const char *panel_name(const struct panel *panel, char text[PANEL_TEXT]);
const char *panel_size(const struct panel *panel, char text[PANEL_TEXT]);
const char *panel_answer(const struct panel *panel, char text[PANEL_TEXT]);

/* Writes the description of a mark, shown when the user points at it: several lines, separated by
 * newlines, in ASCII. */
void panel_describe(struct output *out, const struct panel *panel, const struct mark *mark,
                    const char *newline);

/* The label of the edge to a mark: the literal, or of a run the first one and the number of nodes
 * omitted. */
const char *panel_edge(const struct panel *panel, const struct mark *mark, char text[PANEL_TEXT]);

#endif
