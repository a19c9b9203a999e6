/* SPDX-License-Identifier: MIT */
/* A step as a picture: the position before it with its candidates, on colours that tell what the
 * step is made of.  The houses of the pattern are tinted, its candidates have discs, those of a
 * part a colour, or several where parts have a candidate in common, the links of a chain are lines
 * - drawn through where one of two is right, dashed where one is wrong - and what is ruled out is
 * crossed out on red. */
#ifndef XSUDOKU_STEP_STEPDRAWING_H
#define XSUDOKU_STEP_STEPDRAWING_H

#include "common/drawing.h"
#include "common/human/step.h"

/* Draws a step in the position before it, which `drawing` shows, with marks. */
void stepdrawing_write(struct output *out, const struct drawing *drawing,
                       const struct board *before, const struct step *step);

/* The signs of the legend in the picture of a step, as a set: see steplegend.h. */
unsigned stepdrawing_signs(const struct step *step);

#endif
