/* SPDX-License-Identifier: MIT */
/* Clauses that one worker's search has learned are offered to the others, and theirs taken in. */
#ifndef DPLL_SHARE_H
#define DPLL_SHARE_H

#include "state/solver.h"

/* Offers the clause that was just learned, number id of the proof, where it is short or of low
 * glue, and follows from the formula in the variables of the formula. */
void share_learned(struct solver *s, const Lit *lits, uint32_t size, uint32_t glue, uint64_t id);

/* Whether it is time to read what the other workers have offered. */
bool share_due(const struct solver *s);

/* Goes back to level 0, offers the literals that have become true there, and takes in the new
 * clauses of the other workers.  Returns false, with s->inconsistent set, on a contradiction. */
bool share(struct solver *s);

#endif
