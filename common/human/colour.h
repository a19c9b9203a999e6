/* SPDX-License-Identifier: MIT */
/* Simple colouring: where a digit has two places in a house, one of them is right and the other is
 * not.  Chains of such pairs are coloured in turns; then all cells of one colour are right.  A
 * colour that has two cells in one house is the wrong one, and a cell that sees both colours is
 * wrong in any case.
 *
 * Multi-colouring looks at two such chains.  A colour of one that sees both colours of the other is
 * wrong; and where it sees one, either of the two others is right, and what sees both is wrong. */
#ifndef COMMON_HUMAN_COLOUR_H
#define COMMON_HUMAN_COLOUR_H

#include "common/human/step.h"

/* Finders (technique.h).  The step has the digit, and the cells of each colour as a part: two parts
 * for one chain, four for two. */
bool colour_find(const struct board *board, struct step *step);
bool colour_multi(const struct board *board, struct step *step);

#endif
