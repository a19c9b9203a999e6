/* SPDX-License-Identifier: MIT */
/* The rule of 45: every house has every digit once, and so a known sum.  Cells of some houses
 * outside the sums, the innies, and cells of sums outside the houses, the outies, have the
 * difference (derived.h). */
#ifndef COMMON_HUMAN_INNIES_H
#define COMMON_HUMAN_INNIES_H

#include "common/human/step.h"

/* A sum of this kind for one house, or for two to DERIVED_HOUSES_MAX, by which candidates can go:
 * parts are the cells that count in favour and those that count against, without digits,
 * numbers[0] is the total, and the first numbers[2] cells count twice. */
bool innies_one(const struct board *board, struct step *step);
bool innies_several(const struct board *board, struct step *step);

#endif
