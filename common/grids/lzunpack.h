/* SPDX-License-Identifier: MIT */
/* Text that lz-string has packed into base64 (lzstring.h), read. */
#ifndef COMMON_GRIDS_LZUNPACK_H
#define COMMON_GRIDS_LZUNPACK_H

#include <stdbool.h>

#include "common/base/diag.h"
#include "common/rules/rules.h"

/* The most units of a packed text. */
enum { LZUNPACK_UNITS_MAX = 1 << 20 };

/* Appends the text, in UTF-8, of `length` bytes of base64.  Returns false, with *wrong set to the
 * byte and the text of *diag filled, if they are malformed. */
bool lzunpack(const unsigned char *packed, size_t length, struct rules_chars *text,
              struct memory *memory, size_t *wrong, struct diag *diag);

#endif
