/* SPDX-License-Identifier: MIT */
/* Rules about cells on a line of their own that are not about two of them at a time. */
#ifndef COMMON_RULEPATH_H
#define COMMON_RULEPATH_H

#include "common/rulekind.h"

/* Ended by a row without a name. */
extern const struct rule_kind rulepath_kinds[];

#endif
