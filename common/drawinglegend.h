/* SPDX-License-Identifier: MIT */
/* What a drawing does not say by itself: the rules of a puzzle in words, a line for each kind that
 * it has, with what they look like, in the language of the drawing. */
#ifndef COMMON_DRAWINGLEGEND_H
#define COMMON_DRAWINGLEGEND_H

#include "common/drawinglook.h"

/* Room for a line. */
enum { DRAWINGLEGEND_LINE = 200 };

/* The rule that the line `index`, from 0, of rules is about; NULL when there are no more. */
const struct rule *drawinglegend_rule(const struct drawing *drawing, unsigned index);

/* Writes such a line to text, terminated. */
void drawinglegend_say(const struct drawing *drawing, const struct rule *rule,
                       char text[DRAWINGLEGEND_LINE]);

/* The same for all lines, the first of which is about shaded cells where there are some.  Returns
 * false when there are no more. */
bool drawinglegend_line(const struct drawing *drawing, unsigned index,
                        char text[DRAWINGLEGEND_LINE]);

#endif
