/* SPDX-License-Identifier: MIT */
/* Two almost locked sets joined by a digit.  At most one of them has this digit; the other one is
 * locked and takes all its other digits.  So another digit of both sets is ruled out where all its
 * places in both are seen.  If two digits join the sets, each set has one of them, and all its
 * other digits as well.
 *
 * ALS-XZ is any such pair, a WXYZ-wing a pair of four cells with four digits.  After "ALS" in the
 * forums of sudoku players (from bennys, 2005, on).  None above side 16. */
#ifndef COMMON_HUMAN_ALSPAIR_H
#define COMMON_HUMAN_ALSPAIR_H

#include "common/human/step.h"

/* Finders (technique.h).  The step's parts are one set, the digit that joins it to the other, or
 * both digits, without cells, and the other set. */
bool alspair_wxyz_wing(const struct board *board, struct step *step);
bool alspair_xz(const struct board *board, struct step *step);

#endif
