/* SPDX-License-Identifier: MIT */
/* Eager subsumption: a learned clause often subsumes one that was learned just before (Knuth,
 * 2015). */
#ifndef DPLL_SEARCH_EAGER_H
#define DPLL_SEARCH_EAGER_H

#include "state/solver.h"

/* Marks those of the clauses learned last that s->clause, false and about to be learned, subsumes.
 * They are the first candidates of the next reduction. */
void eager_subsume(struct solver *s);

/* Takes note of a clause that was learned. */
void eager_note(struct solver *s, Ref ref);

/* Must be called when clauses have moved. */
void eager_forget(struct cdcl *cdcl);

#endif
