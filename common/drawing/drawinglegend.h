/* SPDX-License-Identifier: MIT */
/* The legend of a drawing: the rules of a puzzle in words, a line for each kind, with their looks,
 * in the language of the drawing. */
#ifndef COMMON_DRAWING_DRAWINGLEGEND_H
#define COMMON_DRAWING_DRAWINGLEGEND_H

#include "common/drawing/drawinglook.h"

/* The most bytes of a line. */
enum { DRAWINGLEGEND_LINE = 200 };

/* The rule that line `index`, from 0, describes; NULL if there is no such line. */
const struct rule *drawinglegend_rule(const struct drawing *drawing, unsigned index);

/* Writes this line to text, terminated. */
void drawinglegend_say(const struct drawing *drawing, const struct rule *rule,
                       char text[DRAWINGLEGEND_LINE]);

/* The same for all lines, the first of which is about shaded cells if there are any.  Returns false
 * if there is no such line. */
bool drawinglegend_line(const struct drawing *drawing, unsigned index,
                        char text[DRAWINGLEGEND_LINE]);

#endif
