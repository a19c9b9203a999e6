/* SPDX-License-Identifier: MIT */
/* The numbers that rules can have: those that some digits of their cells satisfy. */
#ifndef COMMON_RULES_RULENUMBER_H
#define COMMON_RULES_RULENUMBER_H

#include "common/rules/rulekind.h"

/* Whether a rule of a kind with a number, for a side, can have its number, written as `size` bytes
 * at text.  If not, fills the text of *diag and sets *wrong to the offending byte. */
bool rulenumber_check(const struct rule *rule, unsigned side, const unsigned char *text,
                      size_t size, size_t *wrong, struct diag *diag);

#endif
