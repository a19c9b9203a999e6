/* SPDX-License-Identifier: MIT */
/* Rules about a line of cells that are more than relations of two cells. */
#ifndef COMMON_RULES_RULEPATH_H
#define COMMON_RULES_RULEPATH_H

#include "common/rules/rulekind.h"

/* Ended by a row without a name. */
extern const struct rule_kind rulepath_kinds[];

#endif
