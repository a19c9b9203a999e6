/* SPDX-License-Identifier: MIT */
/* Subsets of a house.  Naked: k cells that have only k candidates among them exclude these digits
 * from the other cells.  Hidden: k digits that have only k places exclude all other digits from
 * these cells.  Pairs, triples and quads (Crook, 2009). */
#ifndef COMMON_HUMAN_SUBSET_H
#define COMMON_HUMAN_SUBSET_H

#include "common/human/step.h"

/* Rules the digits of a subset out in the other cells of each house that has all its cells, and
 * adds the houses that lose a candidate.  Returns whether the first of these is the house given, so
 * that a subset of several houses is told once. */
bool subset_clear(struct step *step, const struct board *board, uint32_t house, Set digits,
                  const uint32_t *cells, uint32_t count);

/* Finders (technique.h).  The step has the k digits, the k cells and the house; of a naked subset,
 * the houses that lose a candidate. */
bool subset_naked_pair(const struct board *board, struct step *step);
bool subset_hidden_pair(const struct board *board, struct step *step);
bool subset_naked_triple(const struct board *board, struct step *step);
bool subset_hidden_triple(const struct board *board, struct step *step);
bool subset_naked_quad(const struct board *board, struct step *step);
bool subset_hidden_quad(const struct board *board, struct step *step);

#endif
