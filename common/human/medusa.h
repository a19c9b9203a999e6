/* SPDX-License-Identifier: MIT */
/* 3D Medusa: colouring with candidates of all digits.  Two candidates of which one is right, as a
 * cell or a house has no others of them, get two colours; so do those linked to these in turn, and
 * then all candidates of one colour are right.  A colour is wrong that has two candidates in a
 * cell, or two of a digit in sight of each other, or that leaves a cell no candidate; else what
 * both colours rule out is wrong.  After "3D Medusa" and "advanced colouring" in the forums of
 * sudoku players (2005).  Above side 16 there is none. */
#ifndef COMMON_HUMAN_MEDUSA_H
#define COMMON_HUMAN_MEDUSA_H

#include "common/human/step.h"

/* A finder (technique.h).  The step has a part for each digit of a colour, with the cells; a part
 * without digits is between the two colours. */
bool medusa_find(const struct board *board, struct step *step);

#endif
