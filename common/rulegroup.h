/* SPDX-License-Identifier: MIT */
/* Rules about a group of cells: houses, and restrictions of digits. */
#ifndef COMMON_RULEGROUP_H
#define COMMON_RULEGROUP_H

#include "common/rulekind.h"

/* Ended by a row without a name. */
extern const struct rule_kind rulegroup_kinds[];

#endif
