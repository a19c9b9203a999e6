/* SPDX-License-Identifier: MIT */
/* What of a tree is shown: the part that a person can take in.
 *
 * Beginning at the root, the largest subtree shown so far is opened, again and again, until as many
 * nodes are shown as were asked for; each subtree that is still closed is folded into one mark. The
 * way to the first model comes before all else.  In a tree that cannot be shown whole, a long run
 * of nodes that have one child each is drawn as one step. */
#ifndef DPLL_TREE_FOLD_H
#define DPLL_TREE_FOLD_H

#include "tree.h"

/* A node of the drawing. */
struct mark {
    uint32_t node;        /* of the tree; of a run, the last */
    uint32_t parent;      /* mark */
    uint32_t children[2]; /* marks; 0 for none */
    uint32_t run;         /* nodes left out between the parent and this one */
    bool folded;          /* stands for the whole subtree */
    bool solution;        /* on the way to the first model */
    double x, y;          /* tidy.h */
};

STACK(mark_stack, struct mark);

struct picture {
    struct memory *memory;
    const struct tree *tree;
    uint64_t depth;            /* of a node that is shown, at most */
    bool skips_runs;           /* draws long runs as one step */
    struct mark_stack marks;   /* parents before children */
    struct number_stack queue; /* marks that may be opened: a heap, the next one on top */
    double width, height;      /* tidy.h */
};

/* Chooses at most `most` marks (0: no limit) of nodes at most `depth` branchings below the root,
 * and never less than the root.  The tree outlives the picture. */
void fold_choose(struct picture *picture, const struct tree *tree, uint64_t most, uint64_t depth);
void fold_free(struct picture *picture);

#endif
