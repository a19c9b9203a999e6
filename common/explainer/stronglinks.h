/* SPDX-License-Identifier: MIT */
/* Strong links of one digit, two to four behind each other, as Sukaku Explainer (SudokuMonster,
 * 2019) rates them: skyscrapers, kites, turbot fish and empty rectangles, and longer ones.  Each
 * link is a house in which the digit's places fall into two ends; the inner ends of two links are
 * in one house, so that one of the outer ends has the digit. */
#ifndef COMMON_EXPLAINER_STRONGLINKS_H
#define COMMON_EXPLAINER_STRONGLINKS_H

#include "common/explainer/hint.h"

/* Finders (hint.h), by how many links. */
bool stronglinks_2(struct hunt *hunt);
bool stronglinks_3(struct hunt *hunt);
bool stronglinks_4(struct hunt *hunt);

#endif
