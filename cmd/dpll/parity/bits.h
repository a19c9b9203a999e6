/* SPDX-License-Identifier: MIT */
/* Rows of bits, in words. */
#ifndef DPLL_PARITY_BITS_H
#define DPLL_PARITY_BITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { WORD = 64 }; /* bits in one */

/* The number of words for `bits` bits. */
static inline size_t bits_words(size_t bits) {
    return (bits + WORD - 1) / WORD;
}

/* Bit `at` of a row, from 0; flipping it. */
static inline bool bits_get(const uint64_t *bits, size_t at) {
    return bits[at / WORD] >> at % WORD & 1;
}

static inline void bits_flip(uint64_t *bits, size_t at) {
    bits[at / WORD] ^= (uint64_t)1 << at % WORD;
}

#endif
