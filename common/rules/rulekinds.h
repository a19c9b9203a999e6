/* SPDX-License-Identifier: MIT */
/* All kinds of rules, family by family: the reader takes their syntax from here, and all tools
 * their meaning.  A new kind is a row and a function, which builds it from the forms of rules.h, in
 * the file of its family. */
#ifndef COMMON_RULES_RULEKINDS_H
#define COMMON_RULES_RULEKINDS_H

#include "common/rules/rulekind.h"

/* The kinds by number, from 0; NULL beyond the last. */
const struct rule_kind *rulekinds_at(unsigned number);

/* The kind named by the `length` bytes at name, or NULL. */
const struct rule_kind *rulekinds_find(const unsigned char *name, size_t length);

#endif
