/* SPDX-License-Identifier: MIT */
/* Subsets of a house: k cells that have k candidates together keep these to themselves (naked), and
 * k digits that have k places together leave no room for others there (hidden); pairs, triples and
 * quads (Crook, 2009). */
#ifndef COMMON_HUMAN_SUBSET_H
#define COMMON_HUMAN_SUBSET_H

#include "common/human/step.h"

/* Finders (technique.h).  The step has the k digits, the house and the k cells. */
bool subset_naked_pair(const struct board *board, struct step *step);
bool subset_hidden_pair(const struct board *board, struct step *step);
bool subset_naked_triple(const struct board *board, struct step *step);
bool subset_hidden_triple(const struct board *board, struct step *step);
bool subset_naked_quad(const struct board *board, struct step *step);
bool subset_hidden_quad(const struct board *board, struct step *step);

#endif
