/* SPDX-License-Identifier: MIT */
/* The variable interaction graph: variables that are in a clause together are neighbours (after
 * Sinz, 2007).
 *
 * A clause weighs 1, whatever its length, and shares it out among the pairs of its variables, so
 * that short clauses, which say more, bind more tightly.  A clause with more variables than a limit
 * has many pairs, each of which says little; of these only the pairs of consecutive variables are
 * taken, and the last with the first, as a ring. */
#ifndef CNF2GRAPH_GRAPH_H
#define CNF2GRAPH_GRAPH_H

#include <stdbool.h>

#include "common/formula.h"
#include "common/stack.h"

/* The weight of a clause. */
#define GRAPH_ONE 1000000

struct edge {
    Var from, to;    /* from < to */
    uint64_t weight; /* in parts of GRAPH_ONE */
    bool binary;     /* some clause has these two variables and no other */
};

STACK(edge_stack, struct edge);
STACK(var_stack, Var);

struct graph {
    struct memory *memory;
    Var vars;
    struct edge_stack edges; /* by their ends, each pair once */
    uint32_t *degrees;       /* by variable: its edges */
    size_t clauses;          /* that the graph was made of */
    uint64_t rings;          /* of these, those too long for all pairs */
    struct var_stack clause; /* scratch */
};

/* Makes the graph of the clauses that are not true under values (by literal, or NULL), of the
 * literals in them that are not false.  longest is the limit for all pairs, at least 2. */
void graph_make(struct graph *graph, const struct formula *formula, const signed char *values,
                size_t longest);
void graph_free(struct graph *graph);

#endif
