/* SPDX-License-Identifier: MIT */
/* Bits of words, as processors count and find them: the one place that asks the compiler for it. */
#ifndef COMMON_BASE_BIT_H
#define COMMON_BASE_BIT_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* The number of bits that are set. */
static inline unsigned bit_count(uint64_t word) {
    return (unsigned)__builtin_popcountll(word);
}

/* Whether that number is odd. */
static inline bool bit_odd(uint64_t word) {
    return __builtin_parityll(word);
}

/* Of a word that is not 0: the place of its lowest and of its highest bit, from 0. */
static inline unsigned bit_lowest(uint64_t word) {
    assert(word);
    return (unsigned)__builtin_ctzll(word);
}

static inline unsigned bit_highest(uint64_t word) {
    assert(word);
    return 63 - (unsigned)__builtin_clzll(word);
}

/* The bytes in the opposite order. */
static inline uint32_t bit_turn_bytes(uint32_t word) {
    return __builtin_bswap32(word);
}

/* The eight bytes at `bytes`, the first one lowest, on any machine. */
static inline uint64_t bit_load(const void *bytes) {
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
    return __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ ? __builtin_bswap64(word) : word;
}

/* Asks the processor for the memory at `place`, which will be read soon. */
static inline void bit_fetch(const void *place) {
    __builtin_prefetch(place);
}

#endif
