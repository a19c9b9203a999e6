/* The layout of a tree: tidy, as Reingold and Tilford (1981) have it.
 *
 * Nodes of a depth are on a line; parents are centred over their two children; subtrees look the
 * same wherever they are, and are as near to each other as their outlines let them.  Outlines are
 * followed along threads, so that all takes time in proportion to the nodes. */
#ifndef DPLL_TREE_TIDY_H
#define DPLL_TREE_TIDY_H

#include "fold.h"

/* Places marks: x from the left edge of the drawing, y from its root.  half is the width of each
 * mark to either side, gap what is left free between two, row the height of a line. */
void tidy_place(struct picture *picture, const double *half, double gap, double row);

#endif
