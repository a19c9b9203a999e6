/* SPDX-License-Identifier: MIT */
/* Chains of almost locked sets that digits join: see almost.h and, for two sets, alspair.h.
 *
 * Three sets (ALS-XY-wing) or more: if the first lacks a digit it has the next joint, so that the
 * second lacks that and has the joint after it, and so on.  So the first or the last set has a
 * digit that both have and that joins neither.  After "ALS" in the forums of sudoku players (from
 * bennys, 2005, on). */
#ifndef COMMON_HUMAN_ALSCHAIN_H
#define COMMON_HUMAN_ALSCHAIN_H

#include "common/human/step.h"

/* Finders (technique.h), of three sets and of more, which take the shortest chain.  The step's
 * parts are the sets, and between each two of them the digit that joins them, without cells.  None
 * above side 16. */
bool alschain_xy_wing(const struct board *board, struct step *step);
bool alschain_find(const struct board *board, struct step *step);

#endif
