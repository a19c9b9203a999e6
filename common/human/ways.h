/* SPDX-License-Identifier: MIT */
/* Rules with few cells: tries every way to fill the cells by their candidates.  Cells that see each
 * other must differ, even if the rule itself, a sum or relations, does not ask for it. */
#ifndef COMMON_HUMAN_WAYS_H
#define COMMON_HUMAN_WAYS_H

#include "common/human/bond.h"

/* Rules out the candidates that occur in no way to keep one sum, or the relations of one rule.
 * numbers[0] is the number of ways.  If there is room, the parts after the first list the digits of
 * all ways, one way after the other.  Skips rules with more than WAYS_CELLS_MAX cells or with too
 * many ways. */
enum { WAYS_CELLS_MAX = 9 };
bool ways_find(const struct board *board, struct step *step);

/* For a sum whose cells may repeat digits unless they see each other: removes from bond->digits the
 * digits that occur in no way; all of them if there is no way.  Does nothing if the cells or ways
 * are too many to be looked at within a supposition. */
void ways_narrow(const struct board *board, struct bond *bond);

/* The digits that two cells can have at the same time, for one sum or the relations of one rule:
 * with[i][d][j] are the digits of cell j in the ways in which cell i has digit d + 1. */
struct ways_pairs {
    uint32_t cells[WAYS_CELLS_MAX], count;
    RuleDigits with[WAYS_CELLS_MAX][RULES_SIDE_MAX][WAYS_CELLS_MAX];
};

/* Fills in *pairs for the run of bonds of one rule that begins with bond number `begin`; *end is
 * the number behind the run.  Returns false if there are too many cells or ways, or no way. */
bool ways_pairs(const struct board *board, uint32_t begin, uint32_t *end, struct ways_pairs *pairs);

/* Finds a digit that every way has in some cell, or without which a line cannot be filled.  It is
 * ruled out where all its places among the cells are seen; if it has one place, other candidates go
 * from there.  The part after the first has the places.  Skips whole rows and columns, whose digits
 * the techniques for houses handle. */
bool ways_digit(const struct board *board, struct step *step);

#endif
