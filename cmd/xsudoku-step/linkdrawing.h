/* SPDX-License-Identifier: MIT */
/* The links of a chain in the picture of a step: lines from disc to disc, bent where a straight one
 * would cross a digit that is set or another disc of the chain. */
#ifndef XSUDOKU_STEP_LINKDRAWING_H
#define XSUDOKU_STEP_LINKDRAWING_H

#include "common/drawing.h"
#include "stepchain.h"

/* A chain in the position before its step.  Discs have a radius. */
struct linkdrawing {
    const struct drawing *drawing;
    const struct board *before;
    const struct stepchain *chain;
    double radius;
};

/* Joins the discs of a node of several cells by a band of a colour, which lies below them. */
void linkdrawing_band(struct output *out, const struct linkdrawing *links,
                      const struct step_part *node, const char *colour);

/* Writes all links, drawn through where one of two is right, dashed where one is wrong, and rings
 * round the ends of a chain that is no loop.  A link begins and ends at those discs of two nodes
 * that are nearest to each other. */
void linkdrawing_write(struct output *out, const struct linkdrawing *links);

#endif
