/* SPDX-License-Identifier: MIT */
/* Options, one of which is right: the digits of a cell, or the places of a digit in a house. */
#ifndef COMMON_HUMAN_OPTIONS_H
#define COMMON_HUMAN_OPTIONS_H

#include "common/human/board.h"

struct options {
    struct {
        uint32_t cell;
        unsigned digit;
    } list[LAYOUT_SIDE_MAX];
    uint32_t count;
};

/* Takes the fewest options that a board without a flaw has, but for single ones: of a cell rather
 * than of a house, and the first of several.  There are none where each cell has one candidate at
 * most and each digit one place. */
void options_fewest(const struct board *board, struct options *options);

#endif
