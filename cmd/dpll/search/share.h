/* SPDX-License-Identifier: MIT */
/* Exchange of learned clauses with other workers, and telling them to an application. */
#ifndef DPLL_SEARCH_SHARE_H
#define DPLL_SEARCH_SHARE_H

#include "state/solver.h"

/* To be called with each learned clause, which is clause `id` of the proof.  If all its variables
 * are the formula's, tells an application of it (hooks.h) and, if it is short or of low glue,
 * offers it to the other workers. */
void share_learned(struct solver *s, const Lit *lits, uint32_t size, uint32_t glue, uint64_t id);

/* Whether it is time to read the clauses of other workers. */
bool share_due(const struct solver *s);

/* Backtracks to level 0, offers its new literals, and takes in the new clauses of the other
 * workers.  Returns false, with s->inconsistent set, on a contradiction. */
bool share(struct solver *s);

#endif
