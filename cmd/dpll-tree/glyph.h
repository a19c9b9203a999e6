/* SPDX-License-Identifier: MIT */
/* Glyphs: the shapes of nodes in the SVG drawing. */
#ifndef DPLL_TREE_GLYPH_H
#define DPLL_TREE_GLYPH_H

#include "common/streams/output.h"
#include "fold.h"
#include "tidy.h"

/* How far a folded subtree extends below its middle, in radii: further than any other mark. */
#define GLYPH_FOLD_DOWN 1.6

/* The size of marks. */
struct scale {
    double radius;
    struct spacing spacing;
    bool labels;
};

/* Half the width of a folded subtree, radius * (0.5 + 0.8 log10(nodes)), which has room for its
 * number. */
double glyph_fold_half(const struct scale *scale, const struct node *node);

/* Draw a folded subtree, a conflict, a model, and a node that branches or is unfinished. */
void glyph_fold(struct output *out, const struct mark *mark, const struct node *node,
                const struct scale *scale);
void glyph_conflict(struct output *out, double x, double y, double radius);
void glyph_model(struct output *out, double x, double y, double radius);
void glyph_inner(struct output *out, const struct mark *mark, const struct node *node,
                 const struct scale *scale);

#endif
