/* SPDX-License-Identifier: MIT */
/* Aligned pair and triplet exclusion, on Sudoku Explainer's scale.  A way to fill two or three
 * cells is excluded if it leaves some cell that sees all of them without a candidate.  A candidate
 * is ruled out if every way with it is excluded. */
#ifndef COMMON_EXPLAINER_ALIGNED_H
#define COMMON_EXPLAINER_ALIGNED_H

#include "common/explainer/hint.h"

/* Finders (hint.h), for two and three cells. */
bool aligned_2(struct hunt *hunt);
bool aligned_3(struct hunt *hunt);

#endif
