/* SPDX-License-Identifier: MIT */
/* Forcing chains and nets: a candidate that leads to a contradiction is wrong, and so is one that
 * is wrong whichever digit a cell has, or whichever place in a house a digit has.  A chain follows
 * singles and relations of two cells, and takes the shortest contradiction; a net follows locked
 * candidates, subsets and what all rules leave, too; a nested net makes suppositions within
 * suppositions, and where a step asks for deep ones goes through the fewest options of a cell or a
 * digit within these, and through theirs in turn, while it has suppositions left.  Boards of sides
 * above 16 have none, those above 81 cells no deep ones. */
#ifndef COMMON_HUMAN_FORCING_H
#define COMMON_HUMAN_FORCING_H

#include "common/human/step.h"

/* Finders (technique.h).  The step's parts are cells with a digit each: of a verity the choices, of
 * the others what is supposed and what is set on the way to the contradiction, which is the step's
 * reason.  A net also notes the rules it needs. */
bool forcing_chain(const struct board *board, struct step *step);
bool forcing_verity(const struct board *board, struct step *step);
bool forcing_net(const struct board *board, struct step *step);
bool forcing_nested(const struct board *board, struct step *step);

#endif
