/* SPDX-License-Identifier: MIT */
/* Remarks of QQwing below a puzzle: the number of its solutions, how it is solved, and how long
 * that took. */
#ifndef COMMON_GRIDQQWING_H
#define COMMON_GRIDQQWING_H

#include "common/gridline.h"

/* Whether the line at hand is such a remark from byte `at` on. */
bool gridqqwing_is_remark(const struct gridline *line, size_t at);

#endif
