/* SPDX-License-Identifier: MIT */
/* That each learned clause follows, asserted in debug builds. */
#ifndef DPLL_SEARCH_CHECKLEARNED_H
#define DPLL_SEARCH_CHECKLEARNED_H

#include "search/state.h"

#ifdef NDEBUG
static inline void check_learned(struct solver *s, Ref conflict) {
    (void)s, (void)conflict;
}
#else
/* Checks s->clause, just learned, before the backjump: with all its literals false, propagating the
 * reasons in the order of the trail must falsify the conflict clause.  Independent of conflict
 * analysis and of a proof. */
void check_learned(struct solver *s, Ref conflict);
#endif

#endif
