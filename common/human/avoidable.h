/* SPDX-License-Identifier: MIT */
/* Avoidable rectangles: two digits in four cells that are no clues could be swapped, see unique.h.
 * If two of the cells are set to the digits already, the other two must not complete the
 * rectangle. */
#ifndef COMMON_HUMAN_AVOIDABLE_H
#define COMMON_HUMAN_AVOIDABLE_H

#include "common/human/step.h"

/* A finder (technique.h).  The step has the two digits, and the four cells as a part. */
bool avoidable_rectangle(const struct board *board, struct step *step);

#endif
