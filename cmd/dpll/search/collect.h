/* SPDX-License-Identifier: MIT */
/* Garbage collection of clauses and watches. */
#ifndef DPLL_SEARCH_COLLECT_H
#define DPLL_SEARCH_COLLECT_H

#include "state/solver.h"

/* Marks or unmarks the clauses that force a literal. */
void collect_mark_reasons(struct solver *s, bool marked);

/* Marks a clause that is no reason as garbage, to be removed by the next collection. */
void collect_mark_garbage(struct solver *s, Ref ref);

/* Removes a binary clause from the counts and the proof; the caller removes its two watches. */
void collect_forget_binary(struct solver *s, Lit lit, struct watch watch);

/* Whether the caller must remove a binary watch of lit, because its clause is true at level 0 or
 * contains a removed variable.  The call for the smaller literal of the clause also removes the
 * clause from the counts and the proof. */
bool collect_drops_binary(struct solver *s, Lit lit, struct watch watch);

/* Removes garbage clauses, and clauses true at level 0, from the arena and the watch lists.  Works
 * at any level.  No reason may be garbage. */
void collect(struct solver *s);

#endif
