/* SPDX-License-Identifier: MIT */
/* Steps by relations of two cells, such as those of thermometers and dots. */
#ifndef COMMON_HUMAN_RELATION_H
#define COMMON_HUMAN_RELATION_H

#include "common/human/step.h"

/* The end of the run of relations that begins with bond `begin`: the run has the bonds from `begin`
 * up to, not including, the number returned.  It consists of all successive relations of a rule, or
 * of one relation of a rule about the whole board.  It is empty if bond `begin` is no relation. */
uint32_t relation_run(const struct rules *rules, uint32_t begin);

/* Finds the first rule whose relations leave some candidate without a partner.  All relations of a
 * rule that names its cells are taken together; of a rule about the whole board, one relation. */
bool relation_find(const struct board *board, struct step *step);

/* Rules out candidates that exclude every place of a digit in a house, by relations and houses. */
bool relation_pointing(const struct board *board, struct step *step);

/* Removes all such candidates, until the board has a flaw.  Returns whether there were any. */
bool relation_follow(struct board *board);

#endif
