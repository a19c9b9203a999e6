/* SPDX-License-Identifier: MIT */
/* Avoidable rectangles: two digits in four cells that are no clues could be exchanged, see
 * unique.h. Two of the cells are set to them already, so the other two are not both what would
 * complete it. */
#ifndef COMMON_HUMAN_AVOIDABLE_H
#define COMMON_HUMAN_AVOIDABLE_H

#include "common/human/step.h"

/* A finder (technique.h).  The step has the two digits, and the four cells as a part. */
bool avoidable_rectangle(const struct board *board, struct step *step);

#endif
