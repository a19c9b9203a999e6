/* Forcing chains and nets: a candidate that leads to a contradiction is wrong, and so is one that
 * is wrong whichever digit a cell has, or whichever place in a house a digit has.  A chain follows
 * singles and takes the shortest contradiction; a net follows locked candidates, subsets and
 * what rules leave, too; a nested net makes suppositions within suppositions.  Boards of sides
 * above 16 have none. */
#ifndef COMMON_HUMAN_FORCING_H
#define COMMON_HUMAN_FORCING_H

#include "common/human/step.h"

bool forcing_chain(const struct board *board, struct step *step);
bool forcing_verity(const struct board *board, struct step *step);
bool forcing_net(const struct board *board, struct step *step);
bool forcing_nested(const struct board *board, struct step *step);

#endif
