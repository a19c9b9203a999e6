/* Invariants of the search, asserted in debug builds. */
#ifndef DPLL_CHECK_H
#define DPLL_CHECK_H

#include "search/state.h"

#ifdef NDEBUG
static inline void check_search(const struct solver *s) {
    (void)s;
}
static inline void check_learned(const struct solver *s, Ref conflict) {
    (void)s, (void)conflict;
}
#else
/* Where all is propagated: trail, reasons, watches, heap, queue, scratch.  What each invariant
 * means is said at its assertions. */
void check_search(const struct solver *s);

/* Before the jump back from a conflict: s->clause follows from its clause and from reasons on the
 * trail.  Beside a proof or not, and by other means than conflict analysis: its literals are taken
 * to be false, and what that makes of the reasons, in the order of the trail, falsifies the clause
 * of the conflict. */
void check_learned(const struct solver *s, Ref conflict);
#endif

#endif
