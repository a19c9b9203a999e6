/* SPDX-License-Identifier: MIT */
/* The position of a puzzle at the start, built from all clues at once, which takes half the time of
 * setting them one by one. */
#ifndef COMMON_HUMAN_CLUES_H
#define COMMON_HUMAN_CLUES_H

#include "common/human/board.h"

/* Two clues that break a rule. */
struct clues_clash {
    uint32_t house, first, second; /* cells, first < second */
    unsigned digit;
};

/* Instead of a house: a rule makes the two cells different; or first and second are one cell, in
 * which rules do not allow its digit. */
#define CLUES_RULE UINT32_MAX

/* Loads a puzzle: sets the clues, 0 for none, and removes the candidates that rules do not allow.
 * Returns false with *clash filled, and the board undefined, if clues break a rule. */
bool clues_load(struct board *board, const uint8_t *clues, struct clues_clash *clash);

#endif
