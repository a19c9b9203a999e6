/* SPDX-License-Identifier: MIT */
/* Rules whose cells are few: every way to fill them by their candidates is tried, those of them
 * that see each other differing, which sums and relations by themselves do not know. */
#ifndef COMMON_HUMAN_WAYS_H
#define COMMON_HUMAN_WAYS_H

#include "common/human/bond.h"

/* Candidates in no way to keep one sum, or the relations of one rule.  numbers[0] is how many ways
 * there are; parts after the first are the digits of all of them, one way after the other, if there
 * is room.  Rules of more cells than WAYS_CELLS_MAX, or with more ways than are worth while, are
 * passed over. */
enum { WAYS_CELLS_MAX = 9 };
bool ways_find(const struct board *board, struct step *step);

/* Takes from the digits of a sum of the rules those in no way, where its cells need not differ but
 * some see each other; all of them where there is no way.  Nothing goes where there are too many
 * cells or ways to look at within a supposition. */
void ways_narrow(const struct board *board, struct bond *bond);

/* What two cells have together in the ways of one sum, or of the relations of one rule:
 * with[i][d][j] are the digits of cell j in those ways in which cell i has d + 1. */
struct ways_pairs {
    uint32_t cells[WAYS_CELLS_MAX], count;
    RuleDigits with[WAYS_CELLS_MAX][RULES_SIDE_MAX][WAYS_CELLS_MAX];
};

/* Finds that for bonds of the rules from number `begin` on that belong together; *end is the number
 * behind them.  Returns false where there are too many cells or ways, or none. */
bool ways_pairs(const struct board *board, uint32_t begin, uint32_t *end, struct ways_pairs *pairs);

/* A digit that some cell has in every way, or without which a line cannot be filled, goes from
 * where all its places are seen; in its only place it leaves nothing else.  The part after the
 * first has the places.  Whole rows and columns are left to those who know houses. */
bool ways_digit(const struct board *board, struct step *step);

#endif
