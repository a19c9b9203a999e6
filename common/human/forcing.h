/* SPDX-License-Identifier: MIT */
/* Forcing chains and nets: a candidate that leads to a contradiction is wrong, and so is one that
 * is wrong for every digit of a cell, or for every place of a digit in a house (verity).
 *
 * A chain follows singles and relations of two cells, and takes the shortest contradiction.  A net
 * also follows locked candidates, subsets and all rules.  A nested net makes suppositions within
 * suppositions; if deep ones are asked for, it tries the fewest options of a cell or a digit within
 * these, recursively, until its suppositions are used up.  None above side 16, no deep ones above
 * 81 cells. */
#ifndef COMMON_HUMAN_FORCING_H
#define COMMON_HUMAN_FORCING_H

#include "common/human/step.h"

/* Finders (technique.h).  The step's parts are cells with a digit each: the choices of a verity;
 * for the others the supposition and the cells set on the way to the contradiction, which is the
 * step's reason.  A net also records the rules it uses. */
bool forcing_chain(const struct board *board, struct step *step);
bool forcing_verity(const struct board *board, struct step *step);
bool forcing_net(const struct board *board, struct step *step);
bool forcing_nested(const struct board *board, struct step *step);

#endif
