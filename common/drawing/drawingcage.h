/* SPDX-License-Identifier: MIT */
/* Lines around the cells of cages, inside their borders, and sums in their corners. */
#ifndef COMMON_DRAWING_DRAWINGCAGE_H
#define COMMON_DRAWING_DRAWINGCAGE_H

#include "common/drawing/drawingplace.h"

/* Writes the line, as part of a path. */
void drawingcage_outline(struct output *out, const struct drawing *drawing,
                         const struct rule *rule);

/* Writes the number of the rule, if it has one, in the corner of its first cell. */
void drawingcage_number(struct output *out, const struct drawing *drawing, const struct rule *rule);

#endif
