/* SPDX-License-Identifier: MIT */
/* Repeatable random numbers: the same seed gives the same numbers on every machine.
 *
 * The generator is SplitMix64 (Steele, Lea, Flood, 2014): any seed is as good as another. */
#ifndef COMMON_BASE_RANDOM_H
#define COMMON_BASE_RANDOM_H

#include <assert.h>
#include <stdint.h>

#include "common/base/hash.h"

struct random {
    uint64_t state; /* set it to the seed */
};

/* The next 64 random bits (SplitMix64; Steele, Lea, Flood, 2014). */
static inline uint64_t random_next(struct random *random) {
    return hash_spread(random->state += HASH_STEP);
}

/* Uniform in 0..bound-1, bound at least 1 and without bias (Lemire, 2019). */
static inline uint32_t random_below(struct random *random, uint32_t bound) {
    assert(bound);
    uint64_t product = (random_next(random) >> 32) * bound;
    if ((uint32_t)product < bound) {
        uint32_t reject = -bound % bound;
        while ((uint32_t)product < reject)
            product = (random_next(random) >> 32) * bound;
    }
    assert(product >> 32 < bound);
    return (uint32_t)(product >> 32);
}

/* Uniform in [0, 1). */
static inline double random_unit(struct random *random) {
    return (double)(random_next(random) >> 11) * 0x1p-53;
}

/* Fills order with a random permutation of 0 to count - 1, each as likely as any other
 * (Durstenfeld, 1964, filling in while shuffling). */
static inline void random_order(struct random *random, uint32_t *order, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        uint32_t j = random_below(random, i + 1);
        order[i] = order[j];
        order[j] = i;
    }
}

/* A seed that differs from run to run. */
uint64_t random_seed(void);

#endif
