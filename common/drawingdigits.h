/* SPDX-License-Identifier: MIT */
/* The digits of a drawing, and its pencil marks. */
#ifndef COMMON_DRAWINGDIGITS_H
#define COMMON_DRAWINGDIGITS_H

#include "common/drawingplace.h"

/* The middle of the pencil mark of a digit, and the size of its letters. */
struct place drawingdigits_mark(const struct drawing *drawing, uint32_t cell, unsigned digit);
double drawingdigits_mark_size(const struct drawing *drawing);

/* Writes clues, other digits and pencil marks, as the drawing has them, as part of an SVG
 * document. */
void drawingdigits_write(struct output *out, const struct drawing *drawing);

#endif
