/* SPDX-License-Identifier: MIT */
/* Chains of almost locked sets that digits join: see almost.h and, for two sets, alspair.h.
 *
 * If the first of three (ALS-XY-wing) or more sets lacks a digit, it is locked and has the digit
 * that joins it to the second set.  The second set then lacks this digit, so it has the digit that
 * joins it to the third, and so on.  Hence a digit that the first and the last set have, and that
 * joins neither of them to its neighbour, is in one of them.  After "ALS" in the forums of sudoku
 * players (from bennys, 2005, on). */
#ifndef COMMON_HUMAN_ALSCHAIN_H
#define COMMON_HUMAN_ALSCHAIN_H

#include "common/human/step.h"

/* Finders (technique.h), of three sets, and of more; the latter takes the shortest chain.  The
 * parts of the step are the sets, and between two sets the digit that joins them, without cells.
 * None above side 16. */
bool alschain_xy_wing(const struct board *board, struct step *step);
bool alschain_find(const struct board *board, struct step *step);

#endif
