/* SPDX-License-Identifier: MIT */
/* The strong links of a position, for chains.
 *
 * A node is a candidate or a group; a group is all places of a digit that are in two houses at
 * once, if there are several.  Two nodes are strongly linked if one of them must be right: the two
 * candidates of a cell, or two nodes that are all places of a digit in a house.  Two nodes are
 * weakly linked if at most one of them can be right: two candidates of a cell, or nodes of a digit
 * that see each other.  Weak links are not listed, except those of rules, which are ties
 * (ties.h). */
#ifndef COMMON_HUMAN_GRAPH_H
#define COMMON_HUMAN_GRAPH_H

#include "common/human/ties.h"

enum {
    GRAPH_SIDE_MAX = 16,
    GRAPH_CELLS_MAX = 384, /* of a Samurai, or side 16 */
    GRAPH_WORDS = GRAPH_CELLS_MAX / 64,
    GRAPH_GROUPS_MAX = 4096,
    GRAPH_NODES_MAX = GRAPH_CELLS_MAX * GRAPH_SIDE_MAX + GRAPH_GROUPS_MAX,
    GRAPH_LINKS_MAX = 4 * GRAPH_NODES_MAX,
    GRAPH_NEAR_MAX = 1 << 16,
};

/* The kinds of nodes and links. */
struct graph_kind {
    bool in_cells;  /* strong and weak links between two candidates of a cell */
    bool in_houses; /* strong links between nodes of a digit */
    bool groups;
    Set without; /* digits whose nodes have no links */
};

/* (digit - 1) * cells + cell, or a group after all candidates. */
typedef uint16_t Node;

struct graph_group {
    unsigned digit;
    uint32_t houses[2];
    Set places[2]; /* in either house */
    uint64_t cells[GRAPH_WORDS], seen[GRAPH_WORDS];
};

struct graph {
    const struct board *board;
    struct graph_kind kind;
    const struct ties *ties;    /* links by rules, or NULL */
    uint32_t candidates, nodes; /* number of candidates, and of nodes */
    struct graph_group groups[GRAPH_GROUPS_MAX];
    uint32_t group_begin[GRAPH_SIDE_MAX + 2]; /* by digit */
    Node useful[GRAPH_GROUPS_MAX];            /* groups with strong links; others end no chain */
    uint32_t useful_begin[GRAPH_SIDE_MAX + 2];
    uint32_t near_begin[GRAPH_NODES_MAX + 1]; /* useful groups linked weakly to node n */
    Node near[GRAPH_NEAR_MAX];                /* those of node n: from near[near_begin[n]] */
    uint32_t listed;                          /* nodes below this have their entries in near */
    uint32_t begin[GRAPH_NODES_MAX + 1];      /* the strong links of node n: from links[begin[n]] */
    Node links[GRAPH_LINKS_MAX];
    uint64_t linked[GRAPH_SIDE_MAX + 1][GRAPH_WORDS]; /* by digit: cells with strong links */
};

/* Whether there is room for the candidates of a layout. */
static inline bool graph_fits(const struct layout *layout) {
    return layout->side <= GRAPH_SIDE_MAX && layout->cells <= GRAPH_CELLS_MAX;
}

/* Finds groups and strong links; ties are the links by rules, NULL for none.  The layout must
 * fit. */
void graph_build(struct graph *graph, const struct board *board, struct graph_kind kind,
                 const struct ties *ties);

/* graph_is_group: whether a node is a group rather than a candidate.  graph_group: that group. */
static inline bool graph_is_group(const struct graph *graph, Node node) {
    return node >= graph->candidates;
}

static inline const struct graph_group *graph_group(const struct graph *graph, Node node) {
    assert(graph_is_group(graph, node) && node < graph->nodes);
    return &graph->groups[node - graph->candidates];
}

/* The digit of a node. */
static inline unsigned graph_digit(const struct graph *graph, Node node) {
    return graph_is_group(graph, node) ? graph_group(graph, node)->digit
                                       : node / graph->board->layout->cells + 1;
}

/* graph_cell: the cell of a node that is a candidate.  graph_node: the node of a candidate. */
static inline uint32_t graph_cell(const struct graph *graph, Node node) {
    assert(!graph_is_group(graph, node));
    return node % graph->board->layout->cells;
}

static inline Node graph_node(const struct graph *graph, uint32_t cell, unsigned digit) {
    assert(cell < graph->board->layout->cells && digit - 1 < graph->board->layout->side);
    return (Node)((digit - 1) * graph->board->layout->cells + cell);
}

/* The cells that see a node. */
static inline const uint64_t *graph_seen(const struct graph *graph, Node node) {
    return graph_is_group(graph, node) ? graph_group(graph, node)->seen
                                       : layout_sees(graph->board->layout, graph_cell(graph, node));
}

/* Whether two different nodes cannot both be right. */
bool graph_weak(const struct graph *graph, Node a, Node b);

/* Whether a and b both exclude some candidate, which is wrong if one of them is right. */
bool graph_rules_out(const struct graph *graph, Node a, Node b);

/* Rules these candidates out in the step. */
void graph_rule_out(const struct graph *graph, Node a, Node b, struct step *step);

/* Add the rule without which two nodes would not be linked, weakly or strongly, to the rules that a
 * step needs, if there is such a rule and room for it. */
void graph_add_weak(const struct graph *graph, Node a, Node b, struct step *step);
void graph_add_strong(const struct graph *graph, Node a, Node b, struct step *step);

/* Adds a node as a part. */
void graph_add_part(const struct graph *graph, Node node, struct step *step);

#endif
