/* SPDX-License-Identifier: MIT */
/* Patterns that rest on the puzzle having one solution.
 *
 * Two digits in four cells, the corners of a rectangle, could be exchanged if each house has as
 * many of one diagonal as of the other; so in no puzzle with one solution are these digits all that
 * the four cells have, clues aside.  Unique rectangles are numbered 1 to 6 by where other
 * candidates are; a hidden rectangle is one in which a digit has two places in the lines of a
 * corner.  Where some cell has lost one of the digits, the rest may still not take them by turns:
 * an incomplete rectangle (Hobiger: with missing candidates). */
#ifndef COMMON_HUMAN_UNIQUE_H
#define COMMON_HUMAN_UNIQUE_H

#include "common/human/step.h"

/* Finders (technique.h).  The step has the two digits, and the four cells as a part.  Of number 3
 * it has the house and, as another part, the cells of the subset; of number 4 the house. */
bool unique_1(const struct board *board, struct step *step);
bool unique_2(const struct board *board, struct step *step);
bool unique_3(const struct board *board, struct step *step);
bool unique_4(const struct board *board, struct step *step);
bool unique_5(const struct board *board, struct step *step);
bool unique_6(const struct board *board, struct step *step);
bool unique_hidden(const struct board *board, struct step *step);
bool unique_incomplete(const struct board *board, struct step *step);

#endif
