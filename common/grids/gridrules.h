/* SPDX-License-Identifier: MIT */
/* Rules that stand below a header, before the first puzzle. */
#ifndef COMMON_GRIDS_GRIDRULES_H
#define COMMON_GRIDS_GRIDRULES_H

#include "common/grids/gridreader.h"

/* Whether the current line, from byte `at` on, is a rule or part of one. */
bool gridrules_are_next(const struct grid_reader *r, size_t at);

/* Reads the rule and adds it to the rules of the header.  Returns false with an error. */
bool gridrules_read(struct grid_reader *r, size_t at);

/* Must be called after a header for a shape: begins with the rules that the name of its variant
 * stands for. */
void gridrules_begin(struct grid_reader *r, const struct variant_shape *shape);

/* Must be called when something other than a rule, or the end, follows.  Returns false with an
 * error if a map is incomplete. */
bool gridrules_end(struct grid_reader *r);

#endif
