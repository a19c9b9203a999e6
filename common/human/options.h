/* SPDX-License-Identifier: MIT */
/* Options, one of which must be right: the digits of a cell, or the places of a digit in a
 * house. */
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

/* Finds the smallest set of at least two options on a board without a flaw.  Among equals, cells
 * come before houses, and earlier sets before later ones.  There is none if each cell has at most
 * one candidate and each digit one place. */
void options_fewest(const struct board *board, struct options *options);

#endif
