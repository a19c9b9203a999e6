/* SPDX-License-Identifier: MIT */
/* The connected parts of a graph, which are laid out separately. */
#ifndef CNF2GRAPH_PARTS_H
#define CNF2GRAPH_PARTS_H

#include "common/base/random.h"
#include "graph.h"
#include "quadtree.h"

struct neighbour {
    uint32_t place; /* its place in the order of the parts */
    float pull;
};

/* A connected part: consecutive places from `begin` on. */
struct part {
    size_t begin, size;
    struct point low, high;
};

STACK(part_stack, struct part);

/* The graph with its variables ordered by parts; a variable's place is its index in that order. */
struct parts {
    struct memory *memory;
    size_t size;     /* variables */
    Var *vars;       /* by place: the variable */
    uint32_t *order; /* by variable: its place */
    size_t *starts;  /* by place: its first neighbour; the last is before the next place's first */
    struct neighbour *neighbours; /* of all places */
    size_t ends;                  /* entries of neighbours: two for each edge */
    struct point *points, *moves;
    struct part_stack list;
    struct quadtree tree;
    struct random random;
};

/* Divides a graph into parts; all points are in one place.  The seed is that of `random`. */
void parts_init(struct parts *p, const struct graph *graph, uint64_t seed);
void parts_free(struct parts *p);

#endif
