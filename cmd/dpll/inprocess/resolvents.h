/* SPDX-License-Identifier: MIT */
/* The resolvents on a variable, or those that a gate leaves necessary: counting and adding them.
 * dense->sides are the clauses with lit and with its negation; the first dense->gates of each
 * define the gate (gate.h). */
#ifndef DPLL_INPROCESS_RESOLVENTS_H
#define DPLL_INPROCESS_RESOLVENTS_H

#include "rewrite/dense.h"

/* Whether the resolvents may replace the clauses: they may be up to `bound` more, but if they are
 * more they must not have more literals in all, which would slow propagation down and lengthen
 * learned clauses. dense->marks must be clear, and are afterwards. */
bool resolvents_pay(struct solver *s, struct dense *dense, Lit lit, unsigned bound);

/* Adds the resolvents that are needed.  Stops at a contradiction, with s->inconsistent set. */
void resolvents_add(struct solver *s, struct dense *dense, Lit lit);

#ifndef NDEBUG
/* Whether the resolvent on lit of a clause with lit and one with its negation is a tautology. */
bool resolvents_cancel(const struct solver *s, Lit lit, struct watch first, struct watch second);
#endif

/* The number of literals of the clause behind a watch. */
static inline uint32_t resolvents_clause_size(const struct solver *s, struct watch watch) {
    return watch.ref & BINARY ? 2 : solver_clause(s, watch.ref)->size;
}

#endif
