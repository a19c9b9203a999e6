/* SPDX-License-Identifier: MIT */
/* Making the puzzle of a seed, in the way that its wish needs. */
#ifndef XSUDOKU_GEN_PUZZLE_H
#define XSUDOKU_GEN_PUZZLE_H

#include "maker.h"

/* Whether the number of holes wanted is possible in a symmetry other than SYMMETRY_RANDOM. */
bool puzzle_can_have(const struct wish *wish, enum symmetry symmetry, struct memory *memory);

/* Makes a puzzle in maker->cells, and its solution.  Returns false if no try gave one; then
 * maker->given_up says whether the guesses were used up. */
bool puzzle_make(struct maker *maker, uint64_t seed);

#endif
