/* SPDX-License-Identifier: MIT */
/* A puzzle as printed ones look: its grid with the borders of boxes and regions, shaded cells of
 * further houses, what its rules draw, digits and pencil marks, in Scalable Vector Graphics 1.1
 * (W3C, 2011).  It is part of a document; panel.h and picture.h put something round it. */
#ifndef COMMON_DRAWING_H
#define COMMON_DRAWING_H

#include "common/drawinglook.h"

/* How far a drawing goes beyond its grid at each side, in its units: 0, or some cells' width where
 * clues are outside.  The line round the grid goes DRAWING_BORDER beyond it. */
enum { DRAWING_BORDER = 1 };
struct drawing_margins {
    unsigned top, right, bottom, left;
};
struct drawing_margins drawing_margins(const struct drawing *drawing);

/* Draws all of it, in elements that follow one another. */
void drawing_write(struct output *out, const struct drawing *drawing);

/* The same in two parts: what is below everything, shades and thermometers among it, and all that
 * is to be read.  What is written between them is hidden by neither. */
void drawing_write_ground(struct output *out, const struct drawing *drawing);
void drawing_write_figure(struct output *out, const struct drawing *drawing);

#endif
