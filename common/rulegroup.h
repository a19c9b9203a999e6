/* SPDX-License-Identifier: MIT */
/* Rules about the cells of a group: houses, and which digits may stand in them. */
#ifndef COMMON_RULEGROUP_H
#define COMMON_RULEGROUP_H

#include "common/rulekind.h"

/* Ended by a row without a name. */
extern const struct rule_kind rulegroup_kinds[];

#endif
