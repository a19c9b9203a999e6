/* SPDX-License-Identifier: MIT */
/* WXYZ-wing and VWXYZ-wing, as Sukaku Explainer (SudokuMonster, 2019) rates them: three or four
 * cells of a house with one digit more than cells, and a cell with two of these digits.  The cell
 * and the set cannot both have one of the two. */
#ifndef COMMON_EXPLAINER_WXYZWING_H
#define COMMON_EXPLAINER_WXYZWING_H

#include "common/explainer/hint.h"

/* Finders (hint.h), by number of digits. */
bool wxyzwing_4(struct hunt *hunt);
bool wxyzwing_5(struct hunt *hunt);

#endif
