/* SPDX-License-Identifier: MIT */
/* Clues: a puzzle's position at the start.  The tables of the board are made from all clues at
 * once, which takes half the time of setting them one by one. */
#ifndef COMMON_HUMAN_CLUES_H
#define COMMON_HUMAN_CLUES_H

#include "common/human/board.h"

/* Two clues that break a rule. */
struct clues_clash {
    uint32_t house, first, second; /* cells, first < second */
    unsigned digit;
};

/* In place of a house: a rule has the two cells differ; or first and second are one cell, to which
 * rules do not allow its digit. */
#define CLUES_RULE UINT32_MAX

/* Makes the board that of a puzzle: sets the clues, 0 for none, and takes away what rules do not
 * allow cells.  Returns false with *clash filled, and the board in no particular state, when they
 * break one. */
bool clues_load(struct board *board, const uint8_t *clues, struct clues_clash *clash);

#endif
