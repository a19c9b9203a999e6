/* SPDX-License-Identifier: MIT */
/* The layout of a tree: tidy, as Reingold and Tilford (1981) have it.
 *
 * Nodes of a depth are on a line; parents are centred over their two children; subtrees look the
 * same wherever they are, and are as near to each other as their outlines let them.  No edge runs
 * beneath a leaf that is beside it.  Outlines are followed along threads, so that the layout takes
 * time linear in the number of nodes. */
#ifndef DPLL_TREE_TIDY_H
#define DPLL_TREE_TIDY_H

#include "fold.h"

struct spacing {
    double gap;  /* left free between two marks */
    double row;  /* from one line to the next */
    double foot; /* how far a leaf reaches below its line */
};

/* Places marks: x from the left edge of the drawing, y from its root.  half is the width of each
 * mark to either side. */
void tidy_place(struct picture *picture, const double *half, const struct spacing *spacing);

#endif
