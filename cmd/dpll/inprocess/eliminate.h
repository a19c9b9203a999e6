/* SPDX-License-Identifier: MIT */
/* Bounded variable elimination: replaces the clauses with a variable by their resolvents on it if
 * these are not many more (Davis, Putnam, 1960; Subbarayan, Pradhan, 2004; Een, Biere, 2005). */
#ifndef DPLL_INPROCESS_ELIMINATE_H
#define DPLL_INPROCESS_ELIMINATE_H

#include "state/solver.h"

/* Subsumes, strengthens and, if variables may be removed, eliminates, at level 0 with all literals
 * propagated, for about `ticks` ticks.  Returns false, with s->inconsistent set, on a
 * contradiction. */
bool eliminate(struct solver *s, uint64_t ticks);

/* The same in the first round of inprocessing, in which each elimination earns further ticks, so
 * that formulas solved by elimination alone are solved.  Does nothing in later rounds. */
bool eliminate_first(struct solver *s, uint64_t ticks);

/* Subsumes and strengthens as eliminate does.  Does nothing if elimination is on. */
bool eliminate_subsume_only(struct solver *s, uint64_t ticks);

#endif
