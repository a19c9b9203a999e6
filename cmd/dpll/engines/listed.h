/* SPDX-License-Identifier: MIT */
/* All clauses of the solver as one list, for ways of propagation that do without watches. */
#ifndef DPLL_LISTED_H
#define DPLL_LISTED_H

#include "state/solver.h"

/* One clause: its literals are size words of listed.lits from begin on. */
struct listed_clause {
    size_t begin;
    uint32_t size;
    uint32_t ref; /* where the solver has it; of a binary clause, what its watches have there */
};

STACK(listed_stack, struct listed_clause);

struct listed {
    struct listed_stack clauses;
    struct lit_stack lits;
    uint64_t taken; /* clauses of the formula that the solver had when the list was made */
};

/* Makes the list anew where the solver has gained clauses.  Returns whether it has. */
bool listed_update(struct listed *list, struct solver *s);

/* Makes a literal of a clause, whose others are false, true. */
void listed_force(struct solver *s, const struct listed *list, const struct listed_clause *clause,
                  Lit lit);

/* A clause is false: returns it as propagation does. */
Ref listed_conflict(struct solver *s, const struct listed *list,
                    const struct listed_clause *clause);

#endif
