/* SPDX-License-Identifier: MIT */
/* Rules about all cells near each other. */
#ifndef COMMON_RULES_RULENEAR_H
#define COMMON_RULES_RULENEAR_H

#include "common/rules/rulekind.h"

/* Ended by a row without a name. */
extern const struct rule_kind rulenear_kinds[];

#endif
