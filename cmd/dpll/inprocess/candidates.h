/* SPDX-License-Identifier: MIT */
/* Which clauses are vivified, and in which order, so that many begin with the same literals. */
#ifndef DPLL_CANDIDATES_H
#define DPLL_CANDIDATES_H

#include "search/tier.h"
#include "state/solver.h"

/* What is vivified in one go: the learned clauses of a tier, or those of the formula. */
enum { CANDIDATES_IRREDUNDANT = TIER_3 + 1, CANDIDATES_KINDS };

struct candidates {
    struct memory *memory;
    struct level_number_stack counts; /* by literal: candidates that have it */
    struct stamped_stack list;        /* what is left to try; the last one is the next */
    struct lit_stack sorted;          /* literals of the clause last sorted */
};

/* Lists all clauses of a kind (TIER_1 to CANDIDATES_IRREDUNDANT) in c->list, with room for twice as
 * many: clauses with the same first literals side by side, and those left over from the last time
 * at the end. */
void candidates_list(struct solver *s, struct candidates *c, unsigned kind);

/* Writes a clause's literals to c->sorted in the order in which they are assumed false: literals of
 * many candidates first. */
void candidates_sort(struct candidates *c, const struct clause *clause);

#endif
