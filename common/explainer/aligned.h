/* Aligned exclusion of two or three cells, on Sudoku Explainer's scale: of the ways to fill them
 * those are out that leave a cell which all of them see without a candidate, and a candidate that
 * all other ways lack is ruled out. */
#ifndef COMMON_EXPLAINER_ALIGNED_H
#define COMMON_EXPLAINER_ALIGNED_H

#include "common/explainer/hint.h"

bool aligned_2(struct hunt *hunt);
bool aligned_3(struct hunt *hunt);

#endif
