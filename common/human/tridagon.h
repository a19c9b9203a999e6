/* SPDX-License-Identifier: MIT */
/* The tridagon, or Thor's hammer (named by Denis Berthier, 2022): three digits, and four regions
 * that stand like the corners of a rectangle, each with three cells of these candidates, no two in
 * a line. Each of the three sees one cell of either corner beside its own.
 *
 * If the twelve cells had no other candidates, each corner would have each digit once, and the
 * digits of a corner would be those of the corner before, every one moved to another cell: all
 * three moved on in a circle.  Follow a cell to the one it sees in the next corner, and so on round
 * the four: where one of the three cells leads back to itself and the two others to each other,
 * their digits would have to be exchanged, which no number of such moves does.  So one of the other
 * candidates, the guardians, is right. */
#ifndef COMMON_HUMAN_TRIDAGON_H
#define COMMON_HUMAN_TRIDAGON_H

#include "common/human/step.h"

/* Of one cell with guardians the three digits go; where all guardians are one digit, it goes from
 * wherever sees them all. */
bool tridagon_find(const struct board *board, struct step *step);

#endif
