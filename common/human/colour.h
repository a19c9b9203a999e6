/* SPDX-License-Identifier: MIT */
/* Simple colouring: if a digit has two places in a house, one of them is right and the other wrong.
 * Chains of such pairs are coloured alternately, and the cells of one of the colours are all right.
 * A colour with two cells in one house is wrong.  A cell that sees both colours is wrong in any
 * case.
 *
 * Multi-colouring considers two such chains.  A colour of one chain that sees both colours of the
 * other is wrong.  If it sees one colour, one of the two remaining colours is right, and a cell
 * that sees both of these is wrong. */
#ifndef COMMON_HUMAN_COLOUR_H
#define COMMON_HUMAN_COLOUR_H

#include "common/human/step.h"

/* Finders (technique.h).  The step has the digit, and a part for the cells of each colour: two
 * parts for one chain, four for two. */
bool colour_find(const struct board *board, struct step *step);
bool colour_multi(const struct board *board, struct step *step);

#endif
