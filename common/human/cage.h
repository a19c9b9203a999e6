/* SPDX-License-Identifier: MIT */
/* Steps by sums of cells: cages, arrows and the like. */
#ifndef COMMON_HUMAN_CAGE_H
#define COMMON_HUMAN_CAGE_H

#include "common/human/step.h"

/* The most combinations listed in a step. */
enum { CAGE_LISTED_MAX = 12 };

/* Rules out digits that are in no combination of different digits with the sum.  Parts after the
 * first are the remaining combinations, without cells, unless there are more than CAGE_LISTED_MAX;
 * numbers[0] is their number. */
bool cage_combination(const struct board *board, struct step *step);

/* Rules out digits of one cell that would leave the others of a sum too much, too little, or no
 * partner; the step's digits are those that remain.  If the least and largest sum of the others
 * explain this, they are numbers[0] and numbers[1]; otherwise numbers[0] is the larger one. */
bool cage_sum(const struct board *board, struct step *step);

/* A digit in all remaining combinations of a cage is ruled out where all its places in the cage are
 * seen, and its only place loses other candidates.  The part after the first has the places. */
bool cage_digit(const struct board *board, struct step *step);

#endif
