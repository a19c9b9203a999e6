/* SPDX-License-Identifier: MIT */
/* The W-wing: two cells with the same two candidates, and a house in which one of these has two
 * places, each seen by another of the cells: one of the cells has the other digit. */
#ifndef COMMON_HUMAN_WWING_H
#define COMMON_HUMAN_WWING_H

#include "common/human/step.h"

/* A finder (technique.h).  The step has that other digit and the house; parts are the two cells,
 * and the place that each of them sees, in the same order. */
bool wwing(const struct board *board, struct step *step);

#endif
