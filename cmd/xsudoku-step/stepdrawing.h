/* SPDX-License-Identifier: MIT */
/* A step as a picture: the position before it with its candidates, and colours that show the parts
 * of the step.  The houses of the pattern are tinted, and its candidates have discs in the colour
 * of their part, or in several colours if parts share a candidate.  The links of a chain are lines:
 * solid if one of the two candidates is right, dashed if one is wrong.  Candidates that are ruled
 * out are crossed out on red. */
#ifndef XSUDOKU_STEP_STEPDRAWING_H
#define XSUDOKU_STEP_STEPDRAWING_H

#include "common/drawing/drawing.h"
#include "common/human/step.h"

/* Draws a step in the position before it, which `drawing` shows, with marks. */
void stepdrawing_write(struct output *out, const struct drawing *drawing,
                       const struct board *before, const struct step *step);

/* The signs of the legend in the picture of a step, as a set: see steplegend.h. */
unsigned stepdrawing_signs(const struct step *step);

#endif
