/* SPDX-License-Identifier: MIT */
/* Death blossom: a cell, the stem, and for each of its candidates an almost locked set, a petal.
 * The stem sees all places of the candidate in its petal.  Whatever digit the stem has, the petal
 * of this digit lacks it and is locked.  So a digit that all petals have is in one of them. */
#ifndef COMMON_HUMAN_BLOSSOM_H
#define COMMON_HUMAN_BLOSSOM_H

#include "common/human/step.h"

/* A finder (technique.h).  The step's parts are the stem with its candidates, and a petal for each
 * candidate, from the lowest on. */
bool blossom_find(const struct board *board, struct step *step);

#endif
