/* SPDX-License-Identifier: MIT */
/* Bound functions: evidence that a loop ends. */
#ifndef DPLL_STATE_BOUND_H
#define DPLL_STATE_BOUND_H

#include <assert.h>

/* In debug builds asserts that `now`, which is never negative, is less than in the round before,
 * and keeps it in `bound`, a variable that starts above every value of `now` (Dijkstra). */
#ifdef NDEBUG
#define BOUND_FALLS(bound, now) ((void)(bound))
#else
#define BOUND_FALLS(bound, now) (assert((now) < (bound)), (bound) = (now))
#endif

#endif
