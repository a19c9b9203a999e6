/* SPDX-License-Identifier: MIT */
/* Naked singles (a cell with one candidate), hidden singles (a digit with one place in a house) and
 * full houses (a house with one open cell).  The board keeps track of singles, so finding the first
 * one takes a few words. */
#ifndef COMMON_HUMAN_SINGLE_H
#define COMMON_HUMAN_SINGLE_H

#include "common/human/step.h"

/* Finders (technique.h).  The step sets the cell.  A full house or hidden single also names its
 * house. */
bool single_full_house(const struct board *board, struct step *step);
bool single_naked(const struct board *board, struct step *step);
bool single_hidden(const struct board *board, struct step *step);

#endif
