/* SPDX-License-Identifier: MIT */
/* Sue de Coq (after the pseudonym of who found it in 2005), also known as two-sector disjoint
 * subsets: some cells that two houses share, others of the one and others of the other, as many in
 * all as the digits that they have; and no digit is among the others of both.  So each of the
 * digits is in one of these cells, and the rest of a house loses those that the other house alone
 * cannot take. */
#ifndef COMMON_HUMAN_COQ_H
#define COMMON_HUMAN_COQ_H

#include "common/human/step.h"

/* A finder (technique.h).  The step has the first house, and the second as its cover; parts are the
 * shared cells, the others of the first house, and those of the second.  Above side 16 there is
 * none. */
bool coq_find(const struct board *board, struct step *step);

#endif
