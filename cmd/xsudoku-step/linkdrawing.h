/* SPDX-License-Identifier: MIT */
/* The links of a chain in the picture of a step: lines from disc to disc, bent where a straight one
 * would cross a digit that is set or another disc of the chain. */
#ifndef XSUDOKU_STEP_LINKDRAWING_H
#define XSUDOKU_STEP_LINKDRAWING_H

#include "common/drawing.h"
#include "common/human/step.h"

/* A chain: a step whose parts are its nodes, in the position before it.  Discs have a radius. */
struct linkdrawing {
    const struct drawing *drawing;
    const struct board *before;
    const struct step *step;
    double radius;
};

/* Joins the discs of a part of several cells by a band of a colour, which lies below them. */
void linkdrawing_band(struct output *out, const struct linkdrawing *chain,
                      const struct step_part *part, const char *colour);

/* Writes the link of two parts, drawn through where it is strong, else dashed.  It begins and ends
 * at the discs of both that are nearest to each other. */
void linkdrawing_write(struct output *out, const struct linkdrawing *chain,
                       const struct step_part *from, const struct step_part *to, bool strong);

#endif
