/* SPDX-License-Identifier: MIT */
/* Vivification: a clause whose literals are assumed false one by one is cut down to those that
 * propagation needs to find a conflict (Piette, Hamadi, Sais, 2008; for learned clauses Luo et al.,
 * 2017).  A clause of the formula that others of the formula imply in this way goes (an asymmetric
 * tautology: Heule, Jarvisalo, Biere, 2010), which makes variables worth eliminating. */
#ifndef DPLL_VIVIFY_H
#define DPLL_VIVIFY_H

#include "state/solver.h"

/* Vivifies learned clauses of each tier, then those of the formula, at level 0, all propagated, for
 * about `ticks` ticks; clauses not reached come first the next time.  Returns false, with
 * s->inconsistent set, on a contradiction. */
bool vivify(struct solver *s, uint64_t ticks);

#endif
