/* SPDX-License-Identifier: MIT */
/* Avoidable rectangles: four cells that are not clues, in which two digits could be exchanged
 * (unique.h).  If two of the cells already have these digits, the other two must not complete the
 * rectangle. */
#ifndef COMMON_HUMAN_AVOIDABLE_H
#define COMMON_HUMAN_AVOIDABLE_H

#include "common/human/step.h"

/* A finder (technique.h).  The step has the two digits, and the four cells as a part. */
bool avoidable_rectangle(const struct board *board, struct step *step);

#endif
