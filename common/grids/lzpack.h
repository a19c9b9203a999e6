/* SPDX-License-Identifier: MIT */
/* Text packed into base64 as lz-string does (lzstring.h). */
#ifndef COMMON_GRIDS_LZPACK_H
#define COMMON_GRIDS_LZPACK_H

#include "common/rules/rules.h"

/* Appends the base64 of a text of UTF-8, of at most LZUNPACK_UNITS_MAX bytes, so that it can be
 * unpacked. */
void lzpack(const char *text, size_t length, struct rules_chars *packed, struct memory *memory);

#endif
