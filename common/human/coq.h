/* SPDX-License-Identifier: MIT */
/* Sue de Coq (after the pseudonym of its finder, 2005), also called two-sector disjoint subsets:
 * cells shared by two houses, further cells of the first house and further cells of the second.
 * All together they are as many as their digits, and no digit is in further cells of both houses.
 * Then each of the digits is in one of these cells.  The rest of each house loses the digits that
 * the other house cannot take. */
#ifndef COMMON_HUMAN_COQ_H
#define COMMON_HUMAN_COQ_H

#include "common/human/step.h"

/* A finder (technique.h).  The step has the first house, and the second as its cover.  Its parts
 * are the shared cells and the further cells of either house.  None above side 16. */
bool coq_find(const struct board *board, struct step *step);

#endif
