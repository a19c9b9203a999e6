/* SPDX-License-Identifier: MIT */
/* Vivification: assumes the literals of a clause false one by one and shortens the clause to the
 * literals that unit propagation needs for a conflict (Piette, Hamadi, Sais, 2008; for learned
 * clauses Luo et al., 2017).  An irredundant clause that other irredundant clauses imply in this
 * way is removed (an asymmetric tautology: Heule, Jarvisalo, Biere, 2010), which makes variables
 * worth eliminating. */
#ifndef DPLL_INPROCESS_VIVIFY_H
#define DPLL_INPROCESS_VIVIFY_H

#include "state/solver.h"

/* Vivifies the learned clauses of each tier, then the irredundant ones, at level 0 with all
 * literals propagated, for about `ticks` ticks.  Clauses not reached come first next time.  Returns
 * false, with s->inconsistent set, on a contradiction. */
bool vivify(struct solver *s, uint64_t ticks);

#endif
