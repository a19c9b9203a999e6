/* SPDX-License-Identifier: MIT */
/* Franken fish: the base has rows and boxes, the cover columns and boxes, or the other way round.
 * Further houses of a variant count as boxes.  In a mutant fish both may have any houses.  After M.
 * Barker, "Obi-Wahn" and others in the forums of sudoku players (2006 and 2007).  None above side
 * 16. */
#ifndef COMMON_HUMAN_FRANKEN_H
#define COMMON_HUMAN_FRANKEN_H

#include "common/human/step.h"

/* Finders (technique.h).  The step has the digit and the houses of the base, and those that cover
 * them as its cover; parts are the places in both, and the fins, none in a fish without fins. */
bool franken_fish(const struct board *board, struct step *step);
bool franken_finned(const struct board *board, struct step *step);
bool franken_mutant(const struct board *board, struct step *step);
bool franken_finned_mutant(const struct board *board, struct step *step);

#endif
