/* SPDX-License-Identifier: MIT */
/* Rules about whole rows and columns read from one end: clues outside the grid. */
#ifndef COMMON_RULES_RULEOUTSIDE_H
#define COMMON_RULES_RULEOUTSIDE_H

#include "common/rules/rulekind.h"

/* Ended by a row without a name. */
extern const struct rule_kind ruleoutside_kinds[];

#endif
