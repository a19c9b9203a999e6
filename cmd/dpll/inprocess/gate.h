/* SPDX-License-Identifier: MIT */
/* Gates: clauses that define a variable by others.  Only resolvents of these with the rest are
 * needed to eliminate it (Een, Biere, 2005). */
#ifndef DPLL_GATE_H
#define DPLL_GATE_H

#include "rewrite/dense.h"

/* Looks for a gate among dense->sides, the clauses with lit and with its negation: an equivalence,
 * an AND or OR, an if-then-else, or an exclusive or.  Moves its clauses to the front of either side
 * and sets dense->gates to how many they are: 0 and 0 when there is no gate.  dense->marks must
 * be clear, and are clear again. */
void gate_find(struct solver *s, struct dense *dense, Lit lit);

#endif
