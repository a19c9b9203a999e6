/* SPDX-License-Identifier: MIT */
/* Invariants of the search, asserted in debug builds. */
#ifndef DPLL_CHECK_H
#define DPLL_CHECK_H

#include "search/state.h"

#ifdef NDEBUG
static inline void check_search(const struct solver *s) {
    (void)s;
}
static inline void check_learned(struct solver *s, Ref conflict) {
    (void)s, (void)conflict;
}
#else
/* Where all is propagated: trail, reasons, watches, heap, queue, scratch.  What each invariant
 * means is said at its assertions. */
void check_search(const struct solver *s);

/* Before the jump back from a conflict: s->clause, just learned, follows from the clause of the
 * conflict and the reasons on the trail.  This is checked with or without a proof, and not by
 * conflict analysis: with all literals of s->clause false, the reasons, propagated in the order of
 * the trail, make the clause of the conflict false. */
void check_learned(struct solver *s, Ref conflict);
#endif

#endif
