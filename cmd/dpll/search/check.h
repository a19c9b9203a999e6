/* Invariants of the search, asserted in debug builds at points where all is propagated.  What each
 * means is said at its assertions. */
#ifndef DPLL_CHECK_H
#define DPLL_CHECK_H

#include "search/state.h"

#ifdef NDEBUG
static inline void check_search(const struct solver *s) {
    (void)s;
}
#else
void check_search(const struct solver *s);
#endif

#endif
