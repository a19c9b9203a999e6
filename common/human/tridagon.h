/* SPDX-License-Identifier: MIT */
/* The tridagon, or Thor's hammer (named by Denis Berthier, 2022): three digits, and four regions
 * that stand like the corners of a rectangle.  Each corner has three cells with these candidates,
 * no two of them in a line, and each of the three sees one cell of either neighbouring corner.
 *
 * Suppose that the twelve cells had no other candidates.  Each corner would have each digit once.
 * From a corner to the next the digits would move by a cyclic shift of the three cells.  Follow a
 * cell to the one it sees in the next corner, and so on round the four corners.  If one of the
 * three cells leads back to itself and the two others to each other, two digits would have to be
 * exchanged, which no number of cyclic shifts does.  So one of the other candidates, the guardians,
 * is right. */
#ifndef COMMON_HUMAN_TRIDAGON_H
#define COMMON_HUMAN_TRIDAGON_H

#include "common/human/step.h"

/* A finder.  If only one cell has guardians, it loses the three digits.  If all guardians are the
 * same digit, this digit is ruled out in cells that see all of them. */
bool tridagon_find(const struct board *board, struct step *step);

#endif
