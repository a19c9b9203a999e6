/* SPDX-License-Identifier: MIT */
/* Chains: if the first node is wrong, the next is right, the one after that wrong, and so on, by
 * alternating strong and weak links, to a last one that is right.  So the first or the last is
 * right, and what both exclude is ruled out.  If these two see each other the chain is a loop, and
 * each of its weak links is as good as a strong one.
 *
 * The shortest chain is found by breadth-first search from each node.  Kinds differ in the links
 * allowed: one digit only (X), cells of two candidates only (XY), or any, with groups or without.
 * None above side 16. */
#ifndef COMMON_HUMAN_CHAIN_H
#define COMMON_HUMAN_CHAIN_H

#include "common/human/step.h"

/* Finders (technique.h).  The step has a part for each node, from the first to the last, and all
 * their digits.  If both ends are the same candidate it sets the cell. */
bool chain_x(const struct board *board, struct step *step);
bool chain_xy(const struct board *board, struct step *step);
bool chain_loop(const struct board *board, struct step *step);
bool chain_aic(const struct board *board, struct step *step);
bool chain_grouped_x(const struct board *board, struct step *step);
bool chain_grouped_loop(const struct board *board, struct step *step);
bool chain_grouped_aic(const struct board *board, struct step *step);

#endif
