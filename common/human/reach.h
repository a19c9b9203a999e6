/* SPDX-License-Identifier: MIT */
/* The consequences of a candidate by chains: if it is right, candidates linked weakly to it are
 * wrong, those linked strongly to these are right, and so on. */
#ifndef COMMON_HUMAN_REACH_H
#define COMMON_HUMAN_REACH_H

#include "common/human/graph.h"

struct reach {
    uint64_t off[GRAPH_SIDE_MAX + 1][GRAPH_WORDS]; /* by digit: cells in which it is wrong */
    uint64_t on[GRAPH_SIDE_MAX + 1][GRAPH_WORDS];  /* or right */
    Node queue[GRAPH_CELLS_MAX * GRAPH_SIDE_MAX];  /* those that are right */
    uint32_t queued;
};

/* Follows all chains from a candidate through a graph without groups. */
void reach_find(struct reach *reach, const struct graph *graph, uint32_t cell, unsigned digit);

#endif
