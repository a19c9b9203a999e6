/* SPDX-License-Identifier: MIT */
/* Rules that stand below a header, before the first puzzle. */
#ifndef COMMON_GRIDRULES_H
#define COMMON_GRIDRULES_H

#include "common/gridreader.h"

/* Whether the line at hand, from byte `at` on, is to be read as a rule, or as part of one. */
bool gridrules_are_next(const struct grid_reader *r, size_t at);

/* Reads it, and adds it to the header's.  Returns false with an error. */
bool gridrules_read(struct grid_reader *r, size_t at);

/* The header at hand, of a shape, has no rules yet but those that its variant's name stands for. */
void gridrules_begin(struct grid_reader *r, const struct variant_shape *shape);

/* Whether no map is left half read when something else, or the end, comes; else an error. */
bool gridrules_end(struct grid_reader *r);

#endif
