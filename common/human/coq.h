/* SPDX-License-Identifier: MIT */
/* Sue de Coq (after the pseudonym of its finder, 2005), also called two-sector disjoint subsets:
 * cells shared by two houses, other cells of the first and others of the second, as many in all as
 * they have digits, where no digit is in others of both houses.  Then each of the digits is in one
 * of these cells, and the rest of a house loses the digits that the other house alone cannot
 * take. */
#ifndef COMMON_HUMAN_COQ_H
#define COMMON_HUMAN_COQ_H

#include "common/human/step.h"

/* A finder (technique.h).  The step has the first house, and the second as its cover; parts are the
 * shared cells, the others of the first house, and those of the second.  Above side 16 there is
 * none. */
bool coq_find(const struct board *board, struct step *step);

#endif
