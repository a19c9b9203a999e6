/* SPDX-License-Identifier: MIT */
/* The links of a chain in the picture of a step: lines from disc to disc, bent where a straight one
 * would cross a set digit or another disc of the chain. */
#ifndef XSUDOKU_STEP_LINKDRAWING_H
#define XSUDOKU_STEP_LINKDRAWING_H

#include "common/drawing/drawing.h"
#include "stepchain.h"

/* A chain in the position before its step, and the radius of the discs. */
struct linkdrawing {
    const struct drawing *drawing;
    const struct board *before;
    const struct stepchain *chain;
    double radius;
};

/* Joins the discs of a node of several cells by a coloured band below them. */
void linkdrawing_band(struct output *out, const struct linkdrawing *links,
                      const struct step_part *node, const char *colour);

/* Writes all links: solid if one of the two candidates is right, dashed if one is wrong; and rings
 * round the ends of a chain that is not a loop.  A link connects the closest discs of two nodes. */
void linkdrawing_write(struct output *out, const struct linkdrawing *links);

#endif
