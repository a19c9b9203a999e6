/* SPDX-License-Identifier: MIT */
/* Rules about a group of cells: houses, and restrictions of digits. */
#ifndef COMMON_RULES_RULEGROUP_H
#define COMMON_RULES_RULEGROUP_H

#include "common/rules/rulekind.h"

/* Ended by a row without a name. */
extern const struct rule_kind rulegroup_kinds[];

#endif
