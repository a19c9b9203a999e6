/* SPDX-License-Identifier: MIT */
/* Aligned pair and triplet exclusion, on Sudoku Explainer's scale: of the ways to fill two or three
 * cells those are excluded that leave a cell which all of them see without a candidate; a candidate
 * that no way left has is ruled out. */
#ifndef COMMON_EXPLAINER_ALIGNED_H
#define COMMON_EXPLAINER_ALIGNED_H

#include "common/explainer/hint.h"

/* Finders (hint.h), for two and for three cells. */
bool aligned_2(struct hunt *hunt);
bool aligned_3(struct hunt *hunt);

#endif
