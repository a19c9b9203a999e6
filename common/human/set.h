/* SPDX-License-Identifier: MIT */
/* Small sets in one word: digits, bit d - 1 for digit d, or places in a house, bit i for its i-th
 * cell; and large sets of cells in several words. */
#ifndef COMMON_HUMAN_SET_H
#define COMMON_HUMAN_SET_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#include "common/base/bit.h"

typedef uint64_t Set;

/* The set of one digit. */
static inline Set set_of(unsigned digit) {
    assert(digit - 1 < 64);
    return (Set)1 << (digit - 1);
}

/* Of a set that is not empty: its lowest bit, counted from 0, and its lowest digit. */
static inline unsigned set_first(Set set) {
    assert(set);
    return bit_lowest(set);
}
static inline unsigned set_digit(Set set) {
    return set_first(set) + 1;
}

/* Of a set that is not empty: its highest bit alone. */
static inline Set set_highest(Set set) {
    assert(set);
    return (Set)1 << bit_highest(set);
}

/* Whether a set has at most one element. */
static inline bool set_at_most_one(Set set) {
    return !(set & (set - 1));
}

/* Whether a set has exactly one element. */
static inline bool set_is_one(Set set) {
    return (set ^ (set - 1)) > set - 1;
}

/* The set if the condition holds, else the empty set. */
static inline Set set_if(bool condition, Set set) {
    return -(Set)condition & set;
}

/* The number of elements: pairs, then groups of four, then bytes of bits are summed side by
 * side. */
static inline unsigned set_size(Set set) {
    set -= set >> 1 & 0x5555555555555555;
    set = (set & 0x3333333333333333) + (set >> 2 & 0x3333333333333333);
    set = (set + (set >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return (unsigned)(set * 0x0101010101010101 >> 56);
}

/* Membership, insertion and removal of element i of a set of several words. */
static inline bool set_has(const uint64_t *words, uint32_t i) {
    return words[i / 64] >> i % 64 & 1;
}
static inline void set_add(uint64_t *words, uint32_t i) {
    words[i / 64] |= (uint64_t)1 << i % 64;
}
static inline void set_drop(uint64_t *words, uint32_t i) {
    words[i / 64] &= ~((uint64_t)1 << i % 64);
}

/* The least element of a set of `count` words, UINT32_MAX if it is empty. */
static inline uint32_t set_least(const uint64_t *words, uint32_t count) {
    for (uint32_t w = 0; w < count; w++)
        if (words[w])
            return w * 64 + set_first(words[w]);
    return UINT32_MAX;
}

#endif
