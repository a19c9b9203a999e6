/* SPDX-License-Identifier: MIT */
/* Locked candidates: if all places of a digit in one house are also in another house, the digit is
 * ruled out in the rest of that one.  From a region, such as a box, this is pointing, from a line
 * claiming. */
#ifndef COMMON_HUMAN_LOCKED_H
#define COMMON_HUMAN_LOCKED_H

#include "common/human/step.h"

/* Finders (technique.h).  The step has the digit, the house that has all places, the other house as
 * its cover, and the places as its cells. */
bool locked_pointing(const struct board *board, struct step *step);
bool locked_claiming(const struct board *board, struct step *step);

#endif
