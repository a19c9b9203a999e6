/* The W-wing: two cells with the same two candidates, and a house in which one of these has two
 * places, each seen by another of the cells: one of the cells has the other digit. */
#ifndef COMMON_HUMAN_WWING_H
#define COMMON_HUMAN_WWING_H

#include "common/human/step.h"

bool wwing(const struct board *board, struct step *step);

#endif
