/* Fish: k rows in which a digit has places in k columns only take it from the rest of these
 * columns, and likewise with rows and columns exchanged.  Two are an X-wing, three a swordfish,
 * four a jellyfish. */
#ifndef COMMON_HUMAN_FISH_H
#define COMMON_HUMAN_FISH_H

#include "common/human/step.h"

bool fish_x_wing(const struct board *board, struct step *step);
bool fish_swordfish(const struct board *board, struct step *step);
bool fish_jellyfish(const struct board *board, struct step *step);

#endif
