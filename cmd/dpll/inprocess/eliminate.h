/* SPDX-License-Identifier: MIT */
/* Bounded variable elimination: the clauses with a variable are replaced by their resolvents on it
 * where these are not many more (Davis, Putnam, 1960; Subbarayan, Pradhan, 2004; Een, Biere,
 * 2005). */
#ifndef DPLL_ELIMINATE_H
#define DPLL_ELIMINATE_H

#include "state/solver.h"

/* Subsumes, strengthens and, where variables may go, eliminates, at level 0, all propagated, for
 * about `ticks` ticks.  Returns false, with s->inconsistent set, on a contradiction. */
bool eliminate(struct solver *s, uint64_t ticks);

/* The same in the first round of inprocessing, where each variable eliminated earns further ticks,
 * so that a formula that elimination empties is emptied.  Does nothing in later rounds. */
bool eliminate_first(struct solver *s, uint64_t ticks);

/* Subsumes and strengthens, as eliminate does first, where elimination is off; does nothing where
 * it is on. */
bool eliminate_subsume_only(struct solver *s, uint64_t ticks);

#endif
