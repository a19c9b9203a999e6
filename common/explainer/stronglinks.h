/* SPDX-License-Identifier: MIT */
/* Chains of two to four strong links of one digit, as Sukaku Explainer (SudokuMonster, 2019) rates
 * them: skyscrapers, kites, turbot fish, empty rectangles and longer chains.  A link is a house in
 * which the places of the digit are divided into two ends.  Neighbouring ends of two links are in
 * one house, so one of the outer ends has the digit. */
#ifndef COMMON_EXPLAINER_STRONGLINKS_H
#define COMMON_EXPLAINER_STRONGLINKS_H

#include "common/explainer/hint.h"

/* Finders (hint.h), by number of links. */
bool stronglinks_2(struct hunt *hunt);
bool stronglinks_3(struct hunt *hunt);
bool stronglinks_4(struct hunt *hunt);

#endif
