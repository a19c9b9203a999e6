/* SPDX-License-Identifier: MIT */
/* Sums of cells: cages, arrows and the like. */
#ifndef COMMON_HUMAN_CAGE_H
#define COMMON_HUMAN_CAGE_H

#include "common/human/step.h"

/* The most combinations that a step lists. */
enum { CAGE_LISTED_MAX = 12 };

/* Digits that are in no combination of different digits with the sum: parts after the first are the
 * combinations left, without cells, unless there are more than CAGE_LISTED_MAX; numbers[0] counts
 * them. */
bool cage_combination(const struct board *board, struct step *step);

/* One cell that would leave the others of a sum too much or too little, or no partner; the step's
 * digits are what it is left with.  Where the least and the most that the others add up to tell all
 * of that, they are numbers[0] and numbers[1]; else numbers[0] is the greater one. */
bool cage_sum(const struct board *board, struct step *step);

/* A digit that all combinations left of a cage have goes from where all its places in the cage are
 * seen; in its only place it leaves nothing else.  The part after the first has the places. */
bool cage_digit(const struct board *board, struct step *step);

#endif
