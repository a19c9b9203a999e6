/* SPDX-License-Identifier: MIT */
/* Empty rectangles: all places of a digit in a region are in two of the lines that cross it.  Where
 * the digit has two places in another house, one of which sees all places in the first line, then
 * either the other one or a place in the second line is right. */
#ifndef COMMON_HUMAN_EMPTY_H
#define COMMON_HUMAN_EMPTY_H

#include "common/human/step.h"

/* A finder (technique.h).  The step has the digit and the region, and the other house as its cover;
 * parts are the places in the first line and in the second, and the two places in the other house,
 * the one that sees the first line before the other. */
bool empty_rectangle(const struct board *board, struct step *step);

#endif
