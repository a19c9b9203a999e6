/* SPDX-License-Identifier: MIT */
/* 3D Medusa: colouring with candidates of all digits.  Two strongly linked candidates get two
 * colours, and so do all candidates linked to these in turn; then all candidates of one colour are
 * right.  A colour is wrong if it has two candidates in a cell, or two candidates of a digit that
 * see each other, or if it excludes all candidates of a cell.  If neither colour is wrong,
 * candidates that both exclude are.  After "3D Medusa" and "advanced colouring" in the forums of
 * sudoku players (2005).  None above side 16. */
#ifndef COMMON_HUMAN_MEDUSA_H
#define COMMON_HUMAN_MEDUSA_H

#include "common/human/step.h"

/* A finder (technique.h).  The step has a part for each digit of a colour, with the cells; a part
 * without digits is between the two colours. */
bool medusa_find(const struct board *board, struct step *step);

#endif
