/* SPDX-License-Identifier: MIT */
/* Which numbers rules can have: those that some digits of their cells keep. */
#ifndef COMMON_RULENUMBER_H
#define COMMON_RULENUMBER_H

#include "common/rulekind.h"

/* Whether a rule of a side can have its number, which is written as `size` bytes at text.  Else
 * fills the text of *diag, and *wrong is the byte that it is about. */
bool rulenumber_check(const struct rule *rule, unsigned side, const unsigned char *text,
                      size_t size, size_t *wrong, struct diag *diag);

#endif
