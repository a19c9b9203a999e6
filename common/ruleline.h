/* SPDX-License-Identifier: MIT */
/* Rules about cells in a row of their own: each with the next, or with its like from the other
 * end. */
#ifndef COMMON_RULELINE_H
#define COMMON_RULELINE_H

#include "common/rulekind.h"

/* Ended by a row without a name. */
extern const struct rule_kind ruleline_kinds[];

#endif
