/* SPDX-License-Identifier: MIT */
/* The digits of a drawing, and its pencil marks. */
#ifndef COMMON_DRAWING_DRAWINGDIGITS_H
#define COMMON_DRAWING_DRAWINGDIGITS_H

#include "common/drawing/drawingplace.h"

/* The middle of the pencil mark of a digit, and its font size. */
struct place drawingdigits_mark(const struct drawing *drawing, uint32_t cell, unsigned digit);
double drawingdigits_mark_size(const struct drawing *drawing);

/* Writes the clues, other digits and pencil marks of a drawing, as part of an SVG document. */
void drawingdigits_write(struct output *out, const struct drawing *drawing);

#endif
