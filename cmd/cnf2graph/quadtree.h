/* SPDX-License-Identifier: MIT */
/* A tree of squares over points in the plane, by which many points that are far away together act
 * as one (Barnes, Hut, 1986). */
#ifndef CNF2GRAPH_QUADTREE_H
#define CNF2GRAPH_QUADTREE_H

#include <stdbool.h>

#include "common/stack.h"

struct point {
    double x, y;
};

struct square {
    struct point sum; /* of the points in it */
    double count;     /* of the points in it */
    struct point middle;
    double side;
    uint32_t children[4]; /* 0 for none */
    struct point first;   /* the point of a square that is not divided */
};

STACK(square_stack, struct square);
STACK(place_stack, uint32_t);

struct quadtree {
    struct memory *memory;
    struct square_stack squares; /* the whole one first */
    struct place_stack todo;     /* scratch */
};

/* Builds the tree anew over count points, at least one. */
void quadtree_build(struct quadtree *tree, const struct point *points, size_t count);

/* The sum of repulsions of all points on the one at `at`, each 1 / distance, away from it; points
 * in the same place do nothing. */
struct point quadtree_repulsion(struct quadtree *tree, struct point at);

void quadtree_free(struct quadtree *tree);

#endif
