/* SPDX-License-Identifier: MIT */
/* Garbage collection of clauses and watches. */
#ifndef DPLL_COLLECT_H
#define DPLL_COLLECT_H

#include "state/solver.h"

/* Marks or unmarks the clauses that force a literal. */
void collect_mark_reasons(struct solver *s, bool marked);

/* Marks a clause that forces nothing as garbage: it goes with the next collection. */
void collect_mark_garbage(struct solver *s, Ref ref);

/* Takes a binary clause from counts and proof; the caller takes it out of the two lists. */
void collect_forget_binary(struct solver *s, Lit lit, struct watch watch);

/* Whether a binary watch of lit is not needed: level 0 satisfies its clause, or a variable is gone.
 * Each clause is forgotten when asked for at the lower of its literals, so the caller removes what
 * is dropped. */
bool collect_drops_binary(struct solver *s, Lit lit, struct watch watch);

/* Removes garbage, and what level-0 literals satisfy, from the arena and the watch lists.  Works
 * at any level; clauses that are reasons must not be garbage. */
void collect(struct solver *s);

#endif
