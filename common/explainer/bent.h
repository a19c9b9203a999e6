/* XY-wing and XYZ-wing, on Sudoku Explainer's scale. */
#ifndef COMMON_EXPLAINER_BENT_H
#define COMMON_EXPLAINER_BENT_H

#include "common/explainer/hint.h"

bool bent_xy(struct hunt *hunt);
bool bent_xyz(struct hunt *hunt);

#endif
