/* SPDX-License-Identifier: MIT */
/* All kinds of rules, family by family, from which the reader takes the syntax, and every tool what
 * a rule means.  A new kind is a row and a function, which says what forms of rules.h it is made
 * of, in the file of its family. */
#ifndef COMMON_RULEKINDS_H
#define COMMON_RULEKINDS_H

#include "common/rulekind.h"

/* The kinds by number, from 0; NULL behind the last. */
const struct rule_kind *rulekinds_at(unsigned number);

/* The kind that the `length` bytes at name stand for, or NULL. */
const struct rule_kind *rulekinds_find(const unsigned char *name, size_t length);

#endif
