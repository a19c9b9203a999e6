/* SPDX-License-Identifier: MIT */
/* Rules about sums. */
#ifndef COMMON_RULES_RULESUM_H
#define COMMON_RULES_RULESUM_H

#include "common/rules/rulekind.h"

/* Ended by a row without a name. */
extern const struct rule_kind rulesum_kinds[];

#endif
