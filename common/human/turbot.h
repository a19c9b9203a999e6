/* SPDX-License-Identifier: MIT */
/* Two pairs of places of one digit, each the only ones of a house, with an end of one that sees an
 * end of the other: one of the two other ends is right, and what sees both is not.  Two rows or two
 * columns make a skyscraper, a row and a column a two-string kite, other houses a turbot fish. */
#ifndef COMMON_HUMAN_TURBOT_H
#define COMMON_HUMAN_TURBOT_H

#include "common/human/step.h"

/* Finders (technique.h).  The step has the digit and the two houses; parts are the four ends, the
 * two that see each other in the middle. */
bool turbot_skyscraper(const struct board *board, struct step *step);
bool turbot_kite(const struct board *board, struct step *step);
bool turbot_fish(const struct board *board, struct step *step);

#endif
