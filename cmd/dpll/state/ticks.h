/* SPDX-License-Identifier: MIT */
/* Effort is counted in ticks: about as many as cache lines are touched, which takes the time, and
 * is the same on every machine. */
#ifndef DPLL_TICKS_H
#define DPLL_TICKS_H

#include <assert.h>
#include <stddef.h>
#include <stdint.h>

/* What a pass over `count` things side by side costs: the lines of 64 bytes that they take, and one
 * for finding them.  Each has `size` bytes, which divides 64. */
static inline uint64_t ticks_of_pass(uint64_t count, size_t size) {
    assert(size && 64 % size == 0);
    return 1 + count / (64 / size);
}

/* More than any step takes: a cost that is not below this was computed below 0. */
#define TICKS_STEP_MAX ((uint64_t)1 << 31)

/* Adds what one step has cost to an account, which never runs backward. */
static inline void ticks_add(uint64_t *account, uint64_t ticks) {
    assert(ticks < TICKS_STEP_MAX);
    *account += ticks;
}

#endif
