/* SPDX-License-Identifier: MIT */
/* Text packed into base64 by lz-string, as in addresses of puzzles: the dictionary coder of Ziv and
 * Lempel (1978) and Welch (1984) over units of UTF-16, with codes whose length grows. */
#ifndef COMMON_LZSTRING_H
#define COMMON_LZSTRING_H

#include <stdbool.h>

#include "common/diag.h"
#include "common/rules.h"

/* The most units of a packed text. */
enum { LZSTRING_UNITS_MAX = 1 << 20 };

/* Appends the text, in UTF-8, of `length` bytes of base64.  Returns false, with *wrong set to the
 * byte and the text of *diag filled, if they are malformed. */
bool lzstring_unpack(const unsigned char *packed, size_t length, struct rules_chars *text,
                     struct memory *memory, size_t *wrong, struct diag *diag);

/* Appends the base64 of a text of at most LZSTRING_UNITS_MAX bytes of UTF-8. */
void lzstring_pack(const char *text, size_t length, struct rules_chars *packed,
                   struct memory *memory);

#endif
