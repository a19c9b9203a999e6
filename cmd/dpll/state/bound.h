/* SPDX-License-Identifier: MIT */
/* That a loop ends, where its condition alone does not show it. */
#ifndef DPLL_BOUND_H
#define DPLL_BOUND_H

#include <assert.h>

/* In debug builds: asserts that a number which is never below 0 is less than in the round before,
 * and keeps it in `bound`, a variable that begins with more than it ever is (Dijkstra's bound
 * function). */
#ifdef NDEBUG
#define BOUND_FALLS(bound, now) ((void)(bound))
#else
#define BOUND_FALLS(bound, now) (assert((now) < (bound)), (bound) = (now))
#endif

#endif
