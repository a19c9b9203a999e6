/* SPDX-License-Identifier: MIT */
/* Rules about a line of cells: each with the next, or with the one at the same distance from the
 * other end. */
#ifndef COMMON_RULES_RULELINE_H
#define COMMON_RULES_RULELINE_H

#include "common/rules/rulekind.h"

/* Ended by a row without a name. */
extern const struct rule_kind ruleline_kinds[];

#endif
