/* SPDX-License-Identifier: MIT */
/* Invariants of the search, asserted in debug builds. */
#ifndef DPLL_SEARCH_CHECK_H
#define DPLL_SEARCH_CHECK_H

#include "search/state.h"

#ifdef NDEBUG
static inline void check_search(const struct solver *s) {
    (void)s;
}
static inline void check_learned(struct solver *s, Ref conflict) {
    (void)s, (void)conflict;
}
#else
/* Checks trail, reasons, watches, heap, queue and scratch once all literals are propagated.  The
 * comments in check.c name the invariants. */
void check_search(const struct solver *s);

/* Checks s->clause, just learned, before the backjump: with all its literals false, propagating the
 * reasons in the order of the trail must falsify the conflict clause.  Independent of conflict
 * analysis and of a proof. */
void check_learned(struct solver *s, Ref conflict);
#endif

#endif
