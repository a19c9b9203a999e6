/* SPDX-License-Identifier: MIT */
/* The part of a tree that is shown.
 *
 * From the root on, the largest subtree shown so far is opened, until as many nodes are shown as
 * asked for; each subtree still closed is folded into one mark.  The path to the first model is
 * opened before all else.  If a tree cannot be shown completely, a long run of nodes with one child
 * each is drawn as one step. */
#ifndef DPLL_TREE_FOLD_H
#define DPLL_TREE_FOLD_H

#include "tree.h"

/* A node of the drawing. */
struct mark {
    uint32_t node;        /* a node of the tree; of a run the last one */
    uint32_t parent;      /* its parent's mark */
    uint32_t children[2]; /* marks; 0 for none */
    uint32_t run;         /* number of nodes omitted between the parent and this one */
    bool folded;          /* stands for a whole subtree */
    bool solution;        /* on the path to the first model */
    double x, y;          /* see tidy.h */
};

STACK(mark_stack, struct mark);

struct picture {
    struct memory *memory;
    const struct tree *tree;
    uint64_t depth;            /* the most branchings above a node shown */
    bool skips_runs;           /* draws long runs as one step */
    struct mark_stack marks;   /* parents before children */
    struct number_stack queue; /* marks that may be opened: a heap, the next one on top */
    double width, height;      /* see tidy.h */
};

/* Chooses at most `most` marks (0: no limit) for nodes at most `depth` branchings below the root,
 * and always the root.  The tree must outlive the picture. */
void fold_choose(struct picture *picture, const struct tree *tree, uint64_t most, uint64_t depth);
void fold_free(struct picture *picture);

#endif
