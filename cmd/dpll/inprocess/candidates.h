/* SPDX-License-Identifier: MIT */
/* The clauses to be vivified, in an order in which neighbours begin with the same literals. */
#ifndef DPLL_INPROCESS_CANDIDATES_H
#define DPLL_INPROCESS_CANDIDATES_H

#include "search/tier.h"
#include "state/solver.h"

/* Kinds of candidates, vivified separately: the learned clauses of each tier, and the irredundant
 * clauses. */
enum { CANDIDATES_IRREDUNDANT = TIER_3 + 1, CANDIDATES_KINDS };

struct candidates {
    struct memory *memory;
    struct level_number_stack counts; /* by literal: number of candidates with it */
    struct stamped_stack list;        /* candidates left to try; the last one is the next */
    struct lit_stack sorted;          /* literals of the clause sorted last */
};

/* Lists all clauses of a kind (TIER_1 to CANDIDATES_IRREDUNDANT) in c->list, with room for twice as
 * many: clauses with the same first literals are neighbours, and clauses still pending come
 * last. */
void candidates_list(struct solver *s, struct candidates *c, unsigned kind);

/* Writes the literals of a clause to c->sorted in the order in which they are assumed false:
 * literals of many candidates first. */
void candidates_sort(struct candidates *c, const struct clause *clause);

#endif
