/* SPDX-License-Identifier: MIT */
/* The rule of 45: a house has every digit once, so its sum is known.  Where the cells of some sums
 * nearly make up some houses, the cells of the houses outside the sums (innies) minus the cells of
 * the sums outside the houses (outies) add up to the difference (derived.h). */
#ifndef COMMON_HUMAN_INNIES_H
#define COMMON_HUMAN_INNIES_H

#include "common/human/step.h"

/* Finds a sum of this kind, for one house or for 2 to DERIVED_HOUSES_MAX, that rules out
 * candidates. The parts, without digits, are the cells that are added and those that are
 * subtracted. numbers[0] is the total, and the first numbers[2] cells count twice. */
bool innies_one(const struct board *board, struct step *step);
bool innies_several(const struct board *board, struct step *step);

#endif
