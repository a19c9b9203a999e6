/* SPDX-License-Identifier: MIT */
/* A puzzle drawn as in print: its grid with the borders of boxes and regions, shaded cells of
 * further houses, the drawings of its rules, digits and pencil marks, in Scalable Vector Graphics
 * 1.1 (W3C, 2011).  A part of a document; panel.h and picture.h add the rest. */
#ifndef COMMON_DRAWING_DRAWING_H
#define COMMON_DRAWING_DRAWING_H

#include "common/drawing/drawinglook.h"

/* How far a drawing extends beyond its grid at each side, in its units: 0, or the width of some
 * cells for clues outside.  The line around the grid extends DRAWING_BORDER beyond it. */
enum { DRAWING_BORDER = 1 };
struct drawing_margins {
    unsigned top, right, bottom, left;
};
struct drawing_margins drawing_margins(const struct drawing *drawing);

/* Draws everything, as a sequence of elements. */
void drawing_write(struct output *out, const struct drawing *drawing);

/* The same in two parts: the ground, such as shades and thermometers, and everything to be read.
 * Elements written between the two hide neither. */
void drawing_write_ground(struct output *out, const struct drawing *drawing);
void drawing_write_figure(struct output *out, const struct drawing *drawing);

#endif
