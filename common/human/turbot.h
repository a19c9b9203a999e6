/* SPDX-License-Identifier: MIT */
/* Two houses with two places each for one digit, where a place of one house sees a place of the
 * other.  One of the two outer places has the digit, so a cell that sees both has not.  Two rows or
 * two columns make a skyscraper, a row and a column a two-string kite, other houses a turbot
 * fish. */
#ifndef COMMON_HUMAN_TURBOT_H
#define COMMON_HUMAN_TURBOT_H

#include "common/human/step.h"

/* Finders (technique.h).  The step has the digit and the two houses; parts are the four places, the
 * two that see each other in the middle. */
bool turbot_skyscraper(const struct board *board, struct step *step);
bool turbot_kite(const struct board *board, struct step *step);
bool turbot_fish(const struct board *board, struct step *step);

#endif
