/* SPDX-License-Identifier: MIT */
/* A tree of squares over points in the plane, in which many distant points act as one (Barnes, Hut,
 * 1986). */
#ifndef CNF2GRAPH_QUADTREE_H
#define CNF2GRAPH_QUADTREE_H

#include <stdbool.h>

#include "common/base/stack.h"

struct point {
    double x, y;
};

struct square {
    struct point sum; /* sum of its points */
    double count;     /* number of its points */
    struct point middle;
    double side;
    uint32_t children[4]; /* 0 for none */
    struct point first;   /* the point of an undivided square */
};

STACK(square_stack, struct square);
STACK(place_stack, uint32_t);

struct quadtree {
    struct memory *memory;
    struct square_stack squares; /* squares, the root first */
    struct place_stack todo;     /* scratch */
};

/* Rebuilds the tree for count points, at least one. */
void quadtree_build(struct quadtree *tree, const struct point *points, size_t count);

/* The sum of the repulsions, each 1 / distance, of all points on the one at `at`; points in the
 * same place exert none. */
struct point quadtree_repulsion(struct quadtree *tree, struct point at);

void quadtree_free(struct quadtree *tree);

#endif
