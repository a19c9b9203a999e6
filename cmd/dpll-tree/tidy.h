/* SPDX-License-Identifier: MIT */
/* The tidy layout of a tree (Reingold, Tilford, 1981).
 *
 * Nodes of a depth are on a line; a parent is centred over its two children; equal subtrees look
 * the same, and are as close together as their outlines allow.  No edge runs below a leaf beside
 * it.  Threads along the outlines make the time linear in the number of nodes. */
#ifndef DPLL_TREE_TIDY_H
#define DPLL_TREE_TIDY_H

#include "fold.h"

struct spacing {
    double gap;  /* left free between two marks */
    double row;  /* from one line to the next */
    double foot; /* how far a leaf extends below its line */
};

/* Places marks: x from the left edge of the drawing, y from its root. half is half the width of
 * each mark. */
void tidy_place(struct picture *picture, const double *half, const struct spacing *spacing);

#endif
