/* SPDX-License-Identifier: MIT */
/* What QQwing says of a puzzle below it: how many solutions it has, how it is solved, and how long
 * that took. */
#ifndef COMMON_GRIDQQWING_H
#define COMMON_GRIDQQWING_H

#include "common/gridline.h"

/* Whether the line at hand is such a remark from byte `at` on. */
bool gridqqwing_is_remark(const struct gridline *line, size_t at);

#endif
