/* SPDX-License-Identifier: MIT */
/* Sets of different digits by size and sum, as in the tables of players of killer Sudoku. */
#ifndef COMMON_RULES_RULESETS_H
#define COMMON_RULES_RULESETS_H

#include <stdint.h>

/* Limit of the side. */
enum { RULESETS_SIDE_MAX = 9, RULESETS_SUM_MAX = 45 };

struct rulesets {
    /* The sets of n digits with sum s are sets[begin[n][s]] to sets[begin[n][s + 1] - 1]. */
    uint16_t begin[RULESETS_SIDE_MAX + 1][RULESETS_SUM_MAX + 2];
    uint16_t sets[1 << RULESETS_SIDE_MAX]; /* bit d - 1 for digit d */
};

/* Fills in the table. */
void rulesets_fill(struct rulesets *table);

#endif
