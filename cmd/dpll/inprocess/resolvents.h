/* SPDX-License-Identifier: MIT */
/* The resolvents on a variable, or those that a gate leaves necessary: whether they pay, and making
 * them.  dense->sides are the clauses with lit and with its negation; the first dense->gates of
 * each define the gate (gate.h). */
#ifndef DPLL_RESOLVENTS_H
#define DPLL_RESOLVENTS_H

#include "rewrite/dense.h"

/* Whether the resolvents may take the place of the clauses: they may be `bound` more than these,
 * but where they are more they must not have more literals in all, which would slow propagation
 * down and make learned clauses longer.  Leaves dense->marks as they were: clear. */
bool resolvents_pay(struct solver *s, struct dense *dense, Lit lit, unsigned bound);

/* Adds the resolvents that are no tautologies.  Stops at a contradiction, with s->inconsistent
 * set. */
void resolvents_add(struct solver *s, struct dense *dense, Lit lit);

#ifndef NDEBUG
/* Whether the resolvent on lit of two clauses, with it and with its negation, is a tautology. */
bool resolvents_cancel(const struct solver *s, Lit lit, struct watch first, struct watch second);
#endif

/* How many literals the clause of a watch has. */
static inline uint32_t resolvents_clause_size(const struct solver *s, struct watch watch) {
    return watch.ref & BINARY ? 2 : solver_clause(s, watch.ref)->size;
}

#endif
