/* SPDX-License-Identifier: MIT */
/* Rules about sums. */
#ifndef COMMON_RULESUM_H
#define COMMON_RULESUM_H

#include "common/rulekind.h"

/* Ended by a row without a name. */
extern const struct rule_kind rulesum_kinds[];

#endif
