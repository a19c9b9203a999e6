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

#endif
