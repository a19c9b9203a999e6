/* What a drawing does not say by itself: the rules of a puzzle in words, a line for each kind that
 * it has, with what they look like. */
#ifndef COMMON_DRAWINGLEGEND_H
#define COMMON_DRAWINGLEGEND_H

#include "common/drawinglook.h"

/* Room for a line. */
enum { DRAWINGLEGEND_LINE = 160 };

/* Writes line `index`, from 0, to text, terminated.  Returns false when there are no more. */
bool drawinglegend_line(const struct drawing *drawing, unsigned index,
                        char text[DRAWINGLEGEND_LINE]);

#endif
