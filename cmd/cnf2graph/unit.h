/* SPDX-License-Identifier: MIT */
/* Unit propagation of some literals without watches: each true literal leads to a visit of every
 * clause with its negation. */
#ifndef CNF2GRAPH_UNIT_H
#define CNF2GRAPH_UNIT_H

#include "common/base/stack.h"
#include "common/formulas/formula.h"

STACK(lit_stack, Lit);

struct unit {
    struct memory *memory;
    Var vars;
    signed char *values;    /* by literal: 1 true, -1 false, 0 open */
    struct lit_stack trail; /* literals in the order they became true */
    size_t given;           /* the first of these: the literals given */
    size_t conflict;        /* number of a false clause, from 1; or 0 */
};

/* Makes `count` literals true and propagates them and the unit clauses.  Of two contradictory
 * literals the later one is ignored. */
void unit_propagate(struct unit *unit, const struct formula *formula, const Lit *lits,
                    size_t count);
void unit_free(struct unit *unit);

#endif
