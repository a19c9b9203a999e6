/* SPDX-License-Identifier: MIT */
/* Text as lz-string packs it into base64, which addresses of puzzles carry: a dictionary of Ziv and
 * Lempel (1978) as Welch (1984) has it, over units of UTF-16, whose codes grow bit by bit. */
#ifndef COMMON_LZSTRING_H
#define COMMON_LZSTRING_H

#include <stdbool.h>

#include "common/diag.h"
#include "common/rules.h"

/* What is packed has no more units. */
enum { LZSTRING_UNITS_MAX = 1 << 20 };

/* Appends the text, in UTF-8, that `length` bytes of base64 stand for.  Returns false, with *wrong
 * set to the byte and the text of *diag filled, when they stand for none. */
bool lzstring_unpack(const unsigned char *packed, size_t length, struct rules_chars *text,
                     struct memory *memory, size_t *wrong, struct diag *diag);

/* Appends the base64 of a text, up to LZSTRING_UNITS_MAX bytes of UTF-8. */
void lzstring_pack(const char *text, size_t length, struct rules_chars *packed,
                   struct memory *memory);

#endif
