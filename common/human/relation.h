/* SPDX-License-Identifier: MIT */
/* Steps by relations of two cells, such as those of thermometers and dots. */
#ifndef COMMON_HUMAN_RELATION_H
#define COMMON_HUMAN_RELATION_H

#include "common/human/step.h"

/* The end of a run of relations: they are the bonds from number `begin` up to, not including, the
 * number returned.  A run has all relations of a rule that follow one another, or, of a rule about
 * the whole board, one; it is empty where bond `begin` is no relation. */
uint32_t relation_run(const struct rules *rules, uint32_t begin);

/* Finds the first rule whose relations leave some candidates no partner: of a rule that names its
 * cells all relations together, of one about the whole board the first one of two cells. */
bool relation_find(const struct board *board, struct step *step);

/* Rules out candidates that exclude every place of a digit in a house, by relations and houses. */
bool relation_pointing(const struct board *board, struct step *step);

/* Removes all such candidates, until the board has a flaw.  Returns whether there were any. */
bool relation_follow(struct board *board);

#endif
