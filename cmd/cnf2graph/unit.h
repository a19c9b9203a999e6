/* SPDX-License-Identifier: MIT */
/* Unit propagation of some literals, without watches: each literal that becomes true leads to a
 * look at every clause that has its negation. */
#ifndef CNF2GRAPH_UNIT_H
#define CNF2GRAPH_UNIT_H

#include "common/formula.h"
#include "common/stack.h"

STACK(lit_stack, Lit);

struct unit {
    struct memory *memory;
    Var vars;
    signed char *values;    /* by literal: 1 true, -1 false, 0 open */
    struct lit_stack trail; /* literals in the order they became true */
    size_t given;           /* of these, the first: those that were to be propagated */
    size_t conflict;        /* number of a clause that is false, from 1; or 0 */
};

/* Makes count literals true, and all that follows from them and from the unit clauses.  When two of
 * them contradict each other, the later one is left out. */
void unit_propagate(struct unit *unit, const struct formula *formula, const Lit *lits,
                    size_t count);
void unit_free(struct unit *unit);

#endif
