/* SPDX-License-Identifier: MIT */
/* The tree that is split into cubes: its nodes, the leaves that can be split, and moving the solver
 * from node to node. */
#ifndef DPLL_LOOK_CUTS_H
#define DPLL_LOOK_CUTS_H

#include "look/state.h"

#define NO_NODE UINT32_MAX

/* A node of the tree.  Its literals are those true here and not in its parent, without the
 * decision. */
struct cut {
    uint32_t parent;   /* NO_NODE for the root */
    uint32_t children; /* the first of two adjacent nodes; NO_NODE for a leaf */
    Lit decision;      /* the decision on its edge from the parent; NO_LIT for the root */
    Lit branch;        /* of a leaf that can be split: the literal to branch on */
    size_t begin, end; /* its literals in tree->lits */
    double effort;     /* of a leaf that can be split: logarithm of its estimated effort */
    uint64_t depth;    /* number of decisions above in its cube */
    bool forced;       /* its sibling is refuted: cubes leave out its decision */
    bool refuted;
};

STACK(cut_stack, struct cut);
STACK(number_stack, uint32_t);

/* The tree, in the memory of s->look, which points to it. */
struct cut_tree {
    struct cut_stack cuts;     /* nodes, the root first */
    struct lit_stack lits;     /* literals of all nodes */
    struct number_stack heap;  /* leaves that can be split, the hardest on top */
    struct number_stack path;  /* nodes from below the root to the current one */
    struct number_stack chain; /* scratch: nodes from a leaf up to below the root */
    uint64_t open;             /* number of leaves not refuted */
    size_t binaries;           /* clauses of the formula; later ones are new */
    size_t ternaries;
    double whole;   /* the reduction of a refutation: R in cubes.h */
    uint32_t model; /* the leaf with a model, or NO_NODE */
};

/* A node by its number; valid until one is added. */
static inline struct cut *cuts_at(const struct solver *s, uint32_t number) {
    return &stack_at(&s->look->cuts->cuts, number);
}

/* Adds a leaf to those that can be split. */
void cuts_add(struct solver *s, uint32_t number);

/* Removes and returns the leaf with the largest effort among these, of which there must be one. */
uint32_t cuts_take(struct solver *s);

/* The nodes from a node up to below the root; valid until the next call. */
struct number_stack *cuts_climb(struct solver *s, uint32_t number);

/* Moves the solver to a node, from any other. */
void cuts_go_to(struct solver *s, uint32_t number);

/* The next node in preorder, or NO_NODE. */
uint32_t cuts_next(const struct solver *s, uint32_t number);

#ifndef NDEBUG
/* Whether the cubes of all leaves that are not refuted cover the tree without overlapping, where a
 * cube of k decisions covers 2^-k of it; and whether they are as many as tree->open says. */
bool cuts_cover(struct solver *s);
#endif

#endif
