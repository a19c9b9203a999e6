/* SPDX-License-Identifier: MIT */
/* The W-wing: two cells with the same two candidates x and y, and a house in which x has two
 * places, each of which sees a different one of the two cells.  One of the two cells has y, so a
 * cell that sees both has not. */
#ifndef COMMON_HUMAN_WWING_H
#define COMMON_HUMAN_WWING_H

#include "common/human/step.h"

/* A finder (technique.h).  The step has y and the house; parts are the two cells, and the places
 * that they see, in the same order. */
bool wwing(const struct board *board, struct step *step);

#endif
