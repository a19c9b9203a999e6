/* SPDX-License-Identifier: MIT */
/* The tree that cubes are cut from: its nodes, the leaves that can be split, and the way of the
 * solver from one node to another. */
#ifndef DPLL_CUTS_H
#define DPLL_CUTS_H

#include "look/state.h"

#define NO_NODE UINT32_MAX

/* A node of the tree.  Its literals are what holds there and not above it, but for its decision. */
struct cut {
    uint32_t parent;   /* NO_NODE for the root */
    uint32_t children; /* the first of two, the other one is next to it; NO_NODE for a leaf */
    Lit decision;      /* that leads here, but to the root */
    Lit branch;        /* of a leaf that can be split */
    size_t begin, end; /* its literals in tree->lits */
    double effort;     /* of one that can be split: the logarithm of what it needs, as estimated */
    uint64_t depth;    /* decisions above that cubes have */
    bool forced;       /* the other side is refuted: cubes do without this decision */
    bool refuted;
};

STACK(cut_stack, struct cut);
STACK(number_stack, uint32_t);

/* Lives in the memory of s->look, which points to it. */
struct cut_tree {
    struct cut_stack cuts;     /* the root first */
    struct lit_stack lits;     /* of all nodes */
    struct number_stack heap;  /* leaves that can be split, the hardest on top */
    struct number_stack path;  /* nodes below the root where the solver is */
    struct number_stack chain; /* scratch: nodes from a leaf to the root, without that */
    uint64_t open;             /* leaves */
    size_t binaries;           /* those of the formula: the others are new */
    size_t ternaries;
    double whole;   /* reduction that refutes all, on a scale of its own */
    uint32_t model; /* the leaf that is a model, or NO_NODE */
};

/* A node by its number; good until one is added. */
static inline struct cut *cuts_at(const struct solver *s, uint32_t number) {
    return &stack_at(&s->look->cuts->cuts, number);
}

/* Puts a leaf, by its effort, among those that can be split; takes the hardest, where there is
 * one. */
void cuts_add(struct solver *s, uint32_t number);
uint32_t cuts_take(struct solver *s);

/* The nodes on the way from one up to the root, without that; good until the next call. */
struct number_stack *cuts_climb(struct solver *s, uint32_t number);

/* Makes true what holds in a node, from wherever the solver is. */
void cuts_go_to(struct solver *s, uint32_t number);

/* The next node in the order of the tree, or NO_NODE. */
uint32_t cuts_next(const struct solver *s, uint32_t number);

#endif
