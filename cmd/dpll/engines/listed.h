/* SPDX-License-Identifier: MIT */
/* All clauses of the solver in one list, for propagation without watches. */
#ifndef DPLL_ENGINES_LISTED_H
#define DPLL_ENGINES_LISTED_H

#include "state/solver.h"

/* A clause: its literals are lits[begin] to lits[begin + size - 1] of struct listed. */
struct listed_clause {
    size_t begin;
    uint32_t size;
    uint32_t ref; /* the solver's reference, or that in the watches of a binary clause */
};

STACK(listed_stack, struct listed_clause);

struct listed {
    struct listed_stack clauses;
    struct lit_stack lits;
    uint64_t taken; /* clauses of the formula that the solver had when the list was built */
};

/* Rebuilds the list if the solver has gained clauses.  Returns whether it has. */
bool listed_update(struct listed *list, struct solver *s);

/* Makes a literal of a clause true whose other literals are false. */
void listed_force(struct solver *s, const struct listed *list, const struct listed_clause *clause,
                  Lit lit);

/* Returns a false clause in the form in which propagation returns it. */
Ref listed_conflict(struct solver *s, const struct listed *list,
                    const struct listed_clause *clause);

#endif
