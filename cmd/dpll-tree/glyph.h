/* SPDX-License-Identifier: MIT */
/* The glyphs of the SVG drawing: how a node looks by what it is. */
#ifndef DPLL_TREE_GLYPH_H
#define DPLL_TREE_GLYPH_H

#include "common/output.h"
#include "fold.h"
#include "tidy.h"

/* How far below its middle a folded subtree reaches, in radiuses: further than any other mark. */
#define GLYPH_FOLD_DOWN 1.6

/* How large marks are drawn. */
struct scale {
    double radius;
    struct spacing spacing;
    bool labels;
};

/* Half the width of a folded subtree: radius * (0.5 + 0.8 log10(nodes)).  Its number has room
 * within. */
double glyph_fold_half(const struct scale *scale, const struct node *node);

/* A folded subtree, a conflict, a model, and a node that branches or is not finished. */
void glyph_fold(struct output *out, const struct mark *mark, const struct node *node,
                const struct scale *scale);
void glyph_conflict(struct output *out, double x, double y, double radius);
void glyph_model(struct output *out, double x, double y, double radius);
void glyph_inner(struct output *out, const struct mark *mark, const struct node *node,
                 const struct scale *scale);

#endif
