/* SPDX-License-Identifier: MIT */
/* Lines round the cells of cages, within their borders, and sums in their corners. */
#ifndef COMMON_DRAWINGCAGE_H
#define COMMON_DRAWINGCAGE_H

#include "common/drawingplace.h"

/* The line, as part of a path. */
void drawingcage_outline(struct output *out, const struct drawing *drawing,
                         const struct rule *rule);

/* The number of the rule, if it has one, in the corner of its first cell. */
void drawingcage_number(struct output *out, const struct drawing *drawing, const struct rule *rule);

#endif
