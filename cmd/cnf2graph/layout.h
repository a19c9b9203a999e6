/* SPDX-License-Identifier: MIT */
/* The layout of a graph: each connected part is laid out by itself (force.h, separate.h), then the
 * parts are placed in rows, the highest first.  The same graph and seed give the same layout. */
#ifndef CNF2GRAPH_LAYOUT_H
#define CNF2GRAPH_LAYOUT_H

#include "graph.h"
#include "quadtree.h"

struct layout {
    struct memory *memory;
    Var vars;
    struct point *places; /* by variable, from (0, 0); neighbours are about 1 apart */
    struct point size;
    double apart; /* the least distance of variables in the largest part, with few exceptions */
};

/* Gives the variables of a graph their places; layout_free releases them. */
void layout_make(struct layout *layout, const struct graph *graph, uint64_t seed);
void layout_free(struct layout *layout);

#endif
