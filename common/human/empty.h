/* SPDX-License-Identifier: MIT */
/* Empty rectangles: all places of a digit in a region are in two lines that cross it.  If the digit
 * has two places in another house, one of which sees all places in the first line, then either the
 * other place or a place in the second line is right. */
#ifndef COMMON_HUMAN_EMPTY_H
#define COMMON_HUMAN_EMPTY_H

#include "common/human/step.h"

/* A finder (technique.h).  The step has the digit and the region, and the other house as its cover;
 * parts are the places in the first line, those in the second, and the two places in the other
 * house, first the one that sees the first line. */
bool empty_rectangle(const struct board *board, struct step *step);

#endif
