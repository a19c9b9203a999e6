/* SPDX-License-Identifier: MIT */
/* The variable interaction graph: variables that occur together in a clause are neighbours (after
 * Sinz, 2007).
 *
 * A clause has weight 1, whatever its length, divided among the pairs of its variables, so that
 * short clauses, which say more, bind more tightly.  Of a clause longer than a limit, whose many
 * pairs each say little, only the pairs of consecutive variables, and of the last and the first,
 * are edges: a ring. */
#ifndef CNF2GRAPH_GRAPH_H
#define CNF2GRAPH_GRAPH_H

#include <stdbool.h>

#include "common/base/stack.h"
#include "common/formulas/formula.h"

/* The weight of a clause. */
#define GRAPH_ONE 1000000

struct edge {
    Var from, to;    /* from < to */
    uint64_t weight; /* in units of 1 / GRAPH_ONE */
    bool binary;     /* some clause consists of these two variables */
};

STACK(edge_stack, struct edge);
STACK(var_stack, Var);

struct graph {
    struct memory *memory;
    Var vars;
    struct edge_stack edges; /* sorted by their ends, each pair once */
    uint32_t *degrees;       /* by variable: number of its edges */
    size_t clauses;          /* number of clauses in the graph */
    uint64_t rings;          /* number of clauses too long for all pairs */
    struct var_stack clause; /* scratch */
};

/* Builds the graph of the clauses not true under values (by literal, or NULL), without false
 * literals. longest is the limit for all pairs, at least 2. */
void graph_make(struct graph *graph, const struct formula *formula, const signed char *values,
                size_t longest);
void graph_free(struct graph *graph);

#endif
