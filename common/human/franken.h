/* SPDX-License-Identifier: MIT */
/* Franken fish, in which rows, or columns, stand with boxes (and whatever a variant has beside rows
 * and columns) against columns, or rows, with boxes; and mutant fish, in which they mix.  After M.
 * Barker, "Obi-Wahn" and others in the forums of sudoku players (2006 and 2007).  Above side 16
 * there is none. */
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
