/* SPDX-License-Identifier: MIT */
/* Hashing of words of 64 bits.  The values are the same on every machine. */
#ifndef COMMON_BASE_HASH_H
#define COMMON_BASE_HASH_H

#include <stdint.h>

/* 2^64 divided by the golden ratio, made odd: multiples of it are spread evenly (Knuth, "The Art of
 * Computer Programming", volume 3, 1973). */
#define HASH_STEP UINT64_C(0x9e3779b97f4a7c15)

/* Combines a hash with one more word.  Fast, but bit i of `word` affects only the bits from i up:
 * use the high bits of the result, or hash_spread it. */
static inline uint64_t hash_add(uint64_t hash, uint64_t word) {
    return (hash ^ word) * HASH_STEP;
}

/* Makes each bit of the result depend on all bits of `word`; a bijection (the finaliser of
 * SplitMix64; Steele, Lea, Flood, 2014). */
static inline uint64_t hash_spread(uint64_t word) {
    word = (word ^ word >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    word = (word ^ word >> 27) * UINT64_C(0x94d049bb133111eb);
    return word ^ word >> 31;
}

#endif
