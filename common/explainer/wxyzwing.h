/* SPDX-License-Identifier: MIT */
/* WXYZ-wing and VWXYZ-wing, as Sukaku Explainer (SudokuMonster, 2019) rates them: three or four
 * cells of a house with one digit more than cells, and a cell with two of the digits, one of which
 * the two cannot both take. */
#ifndef COMMON_EXPLAINER_WXYZWING_H
#define COMMON_EXPLAINER_WXYZWING_H

#include "common/explainer/hint.h"

/* Finders (hint.h), by how many digits. */
bool wxyzwing_4(struct hunt *hunt);
bool wxyzwing_5(struct hunt *hunt);

#endif
