/* SPDX-License-Identifier: MIT */
/* XY-wing and XYZ-wing, on Sudoku Explainer's scale. */
#ifndef COMMON_EXPLAINER_XYWING_H
#define COMMON_EXPLAINER_XYWING_H

#include "common/explainer/hint.h"

/* Finders (hint.h). */
bool xywing_xy(struct hunt *hunt);
bool xywing_xyz(struct hunt *hunt);

#endif
