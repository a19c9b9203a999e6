/* SPDX-License-Identifier: MIT */
/* Singles, on Sudoku Explainer's scale. */
#ifndef COMMON_EXPLAINER_SINGLES_H
#define COMMON_EXPLAINER_SINGLES_H

#include "common/explainer/hint.h"

/* Finders (hint.h). */
bool singles_last(struct hunt *hunt);   /* the last open cell of a house */
bool singles_hidden(struct hunt *hunt); /* hidden single: boxes, then columns, then rows */
bool singles_naked(struct hunt *hunt);

#endif
