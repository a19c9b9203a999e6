/* SPDX-License-Identifier: MIT */
/* Sets of different digits by how many they are and what they add up to: the table that players of
 * killer Sudoku have beside them. */
#ifndef COMMON_RULESETS_H
#define COMMON_RULESETS_H

#include <stdint.h>

/* For sides up to this one. */
enum { RULESETS_SIDE_MAX = 9, RULESETS_SUM_MAX = 45 };

struct rulesets {
    /* The sets of n digits with the sum s: from sets[begin[n][s]] up to sets[begin[n][s + 1]]. */
    uint16_t begin[RULESETS_SIDE_MAX + 1][RULESETS_SUM_MAX + 2];
    uint16_t sets[1 << RULESETS_SIDE_MAX]; /* bit d - 1 for digit d */
};

/* Fills in the table. */
void rulesets_fill(struct rulesets *table);

#endif
