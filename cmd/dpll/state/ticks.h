/* SPDX-License-Identifier: MIT */
/* Effort in ticks: about the number of cache lines touched, an estimate of time that is the same on
 * every machine. */
#ifndef DPLL_STATE_TICKS_H
#define DPLL_STATE_TICKS_H

#include <assert.h>
#include <stddef.h>
#include <stdint.h>

/* Ticks of a pass over `count` adjacent items of `size` bytes each, where size divides 64: the
 * 64-byte lines they occupy, and one for finding them. */
static inline uint64_t ticks_of_pass(uint64_t count, size_t size) {
    assert(size && 64 % size == 0);
    return 1 + count / (64 / size);
}

/* More ticks than any step takes: a larger cost is an underflow. */
#define TICKS_STEP_MAX ((uint64_t)1 << 31)

/* Adds the cost of one step to an account, which never runs backward. */
static inline void ticks_add(uint64_t *account, uint64_t ticks) {
    assert(ticks < TICKS_STEP_MAX);
    *account += ticks;
}

#endif
