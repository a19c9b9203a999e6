/* SPDX-License-Identifier: MIT */
/* Naked singles, cells with one candidate, hidden singles, digits with one place in a house, and
 * full houses, which lack one cell.  The board keeps singles, so that the first one is found by a
 * few words. */
#ifndef COMMON_HUMAN_SINGLE_H
#define COMMON_HUMAN_SINGLE_H

#include "common/human/step.h"

/* Finders (technique.h).  The step sets the cell; of a full house and a hidden single it has the
 * house. */
bool single_full_house(const struct board *board, struct step *step);
bool single_naked(const struct board *board, struct step *step);
bool single_hidden(const struct board *board, struct step *step);

#endif
