/* SPDX-License-Identifier: MIT */
/* Making the puzzle that belongs to a seed, in the way that its wish needs. */
#ifndef XSUDOKU_GEN_PUZZLE_H
#define XSUDOKU_GEN_PUZZLE_H

#include "maker.h"

/* Whether the holes wished for can have a symmetry, other than SYMMETRY_RANDOM. */
bool puzzle_can_have(const struct wish *wish, enum symmetry symmetry, struct memory *memory);

/* Makes a puzzle in maker->cells, and its solution.  Returns false when none of the tries gave one;
 * maker->given_up tells then whether that was for want of guesses. */
bool puzzle_make(struct maker *maker, uint64_t seed);

#endif
