/* SPDX-License-Identifier: MIT */
/* Forcing chains and nets.  A candidate that leads to a contradiction is wrong.  So is a candidate
 * that every digit of a cell, or every place of a digit in a house, rules out (verity).
 *
 * A chain follows singles and relations of two cells, and the shortest contradiction is taken.  A
 * net also follows locked candidates, subsets and all rules.  A nested net makes suppositions
 * within suppositions.  A deep one also tries all choices of the smallest set of options within
 * these, recursively, until its suppositions are used up.  None above side 16, and no deep nets
 * above 81 cells. */
#ifndef COMMON_HUMAN_FORCING_H
#define COMMON_HUMAN_FORCING_H

#include "common/human/step.h"

/* Finders (technique.h).  The step's parts are cells with a digit each.  For a verity these are the
 * choices; for the others the supposition, followed by the cells set on the way to the
 * contradiction, which is the step's reason.  A net also records the rules it uses. */
bool forcing_chain(const struct board *board, struct step *step);
bool forcing_verity(const struct board *board, struct step *step);
bool forcing_net(const struct board *board, struct step *step);
bool forcing_nested(const struct board *board, struct step *step);

#endif
