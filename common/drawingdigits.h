/* The digits of a drawing, and its pencil marks. */
#ifndef COMMON_DRAWINGDIGITS_H
#define COMMON_DRAWINGDIGITS_H

#include "common/drawingplace.h"

void drawingdigits_write(struct output *out, const struct drawing *drawing);

#endif
