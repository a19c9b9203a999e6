/* SPDX-License-Identifier: MIT */
/* Fish: if all places of a digit in k rows are in k columns, the digit is ruled out in the rest of
 * these columns; the same with rows and columns exchanged.  Two rows are an X-wing, three a
 * swordfish, four a jellyfish. */
#ifndef COMMON_HUMAN_FISH_H
#define COMMON_HUMAN_FISH_H

#include "common/human/step.h"

/* Finders (technique.h).  The step has the digit and the k lines, those that cross them as its
 * cover, and all places in the lines as its cells. */
bool fish_x_wing(const struct board *board, struct step *step);
bool fish_swordfish(const struct board *board, struct step *step);
bool fish_jellyfish(const struct board *board, struct step *step);

#endif
