/* SPDX-License-Identifier: MIT */
/* Eager subsumption: a learned clause often has all literals of one that was learned just before,
 * but a few, so that the older one says nothing more (Knuth, 2015). */
#ifndef DPLL_EAGER_H
#define DPLL_EAGER_H

#include "state/solver.h"

/* s->clause is about to be learned, and all its literals are false: those of the last clauses that
 * contain it are marked as subsumed.  They stay correct, and are the first to go when clauses are
 * reduced. */
void eager_subsume(struct solver *s);

/* Takes note of a clause that was learned. */
void eager_note(struct solver *s, Ref ref);

/* To be called when clauses have moved. */
void eager_forget(struct cdcl *cdcl);

#endif
