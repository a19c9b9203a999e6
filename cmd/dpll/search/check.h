/* SPDX-License-Identifier: MIT */
/* Invariants of the search, asserted in debug builds. */
#ifndef DPLL_SEARCH_CHECK_H
#define DPLL_SEARCH_CHECK_H

#include "search/state.h"

#ifdef NDEBUG
static inline void check_search(const struct solver *s) {
    (void)s;
}
#else
/* Checks trail, reasons, watches, heap, queue and scratch once all literals are propagated.  The
 * comments in check.c name the invariants. */
void check_search(const struct solver *s);
#endif

#endif
