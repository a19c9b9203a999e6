/* SPDX-License-Identifier: MIT */
/* Gates: clauses that define a variable by others.  Only the resolvents of gate clauses with the
 * other clauses are needed to eliminate the variable (Een, Biere, 2005). */
#ifndef DPLL_INPROCESS_GATE_H
#define DPLL_INPROCESS_GATE_H

#include "rewrite/dense.h"

/* Looks for a gate among dense->sides, the clauses with lit and with its negation: an equivalence,
 * an AND or OR, an if-then-else, or an exclusive or.  Moves the gate's clauses to the front of each
 * side and sets dense->gates to their numbers, both 0 if there is no gate. dense->marks must be
 * clear, and are afterwards. */
void gate_find(struct solver *s, struct dense *dense, Lit lit);

#endif
