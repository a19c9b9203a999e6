/* SPDX-License-Identifier: MIT */
/* Remarks of QQwing below a puzzle: the number of its solutions, how it is solved, and how long
 * that took. */
#ifndef COMMON_GRIDS_GRIDQQWING_H
#define COMMON_GRIDS_GRIDQQWING_H

#include "common/grids/gridline.h"

/* Whether the line at hand is such a remark from byte `at` on. */
bool gridqqwing_is_remark(const struct gridline *line, size_t at);

#endif
