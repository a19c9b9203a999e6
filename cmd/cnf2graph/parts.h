/* SPDX-License-Identifier: MIT */
/* A graph taken apart into what is connected, which is laid out part by part. */
#ifndef CNF2GRAPH_PARTS_H
#define CNF2GRAPH_PARTS_H

#include "common/random.h"
#include "graph.h"
#include "quadtree.h"

struct neighbour {
    uint32_t place; /* in the order of the parts */
    float pull;
};

/* A connected part: places from `begin` on. */
struct part {
    size_t begin, size;
    struct point low, high;
};

STACK(part_stack, struct part);

/* The graph with its variables ordered by parts; a variable's index in that order is its place. */
struct parts {
    struct memory *memory;
    size_t size;     /* variables */
    Var *vars;       /* by place */
    uint32_t *order; /* by variable: its place */
    size_t *starts;  /* by place: where its neighbours begin; they end where the next one's do */
    struct neighbour *neighbours; /* of all places, one after the other */
    size_t ends;                  /* entries of neighbours: two for each edge */
    struct point *points, *moves;
    struct part_stack list;
    struct quadtree tree;
    struct random random;
};

/* Takes a graph apart; all points are in one place then.  The seed is that of `random`. */
void parts_init(struct parts *p, const struct graph *graph, uint64_t seed);
void parts_free(struct parts *p);

#endif
