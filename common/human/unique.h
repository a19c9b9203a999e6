/* SPDX-License-Identifier: MIT */
/* Patterns that assume that the puzzle has one solution.
 *
 * Take two digits and four cells, the corners of a rectangle, such that each house has as many
 * corners of one diagonal as of the other.  If the four cells had only these two digits and no
 * clue, the digits could be exchanged, and the puzzle would have a second solution.  So one of the
 * cells has another digit.  Unique rectangles are numbered 1 to 6 by where other candidates are.
 * In a hidden rectangle a digit has two places in the lines of a corner.  In an incomplete
 * rectangle (Hobiger: with missing candidates) some cell has lost one of the digits; still the
 * cells must not have the two digits alternately. */
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
