/* SPDX-License-Identifier: MIT */
/* The code of lz-string, in which addresses of puzzles have their text: the dictionary coder of Ziv
 * and Lempel (1978) and Welch (1984) over units of UTF-16, with codes whose length grows, in
 * base64. */
#ifndef COMMON_GRIDS_LZSTRING_H
#define COMMON_GRIDS_LZSTRING_H

#include <assert.h>
#include <stdint.h>

/* Codes other than those of earlier texts: a new unit of 8 or of 16 bits, and the end. */
enum { LZ_BYTE, LZ_WIDE, LZ_END, LZ_FIRST };

/* Bits in a letter of base64. */
enum { LZ_LETTER = 6 };

static const char lz_letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/* The number of bits of a code, and after how many more texts it grows by one. */
struct lz_width {
    unsigned bits;
    uint32_t left;
};

/* Must be called for each new text. */
static inline void lz_count(struct lz_width *width) {
    assert(width->left);
    if (!--width->left)
        width->left = 1U << width->bits++;
}

#endif
