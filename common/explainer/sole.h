/* Singles, on Sudoku Explainer's scale. */
#ifndef COMMON_EXPLAINER_SOLE_H
#define COMMON_EXPLAINER_SOLE_H

#include "common/explainer/hint.h"

bool sole_last(struct hunt *hunt);   /* the last open cell of a house */
bool sole_hidden(struct hunt *hunt); /* hidden single: boxes, then columns, then rows */
bool sole_naked(struct hunt *hunt);

#endif
