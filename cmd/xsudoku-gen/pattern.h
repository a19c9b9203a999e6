/* SPDX-License-Identifier: MIT */
/* Puzzles whose clues are where somebody wants them.
 *
 * Clues that a random grid has in these cells have, in most cases, very many solutions.  A local
 * search takes them away: it blanks some clues, completes the rest at random, reads the clues off
 * anew, and keeps them when there are no more solutions than before, until one is left. */
#ifndef XSUDOKU_GEN_PATTERN_H
#define XSUDOKU_GEN_PATTERN_H

#include "common/sudoku.h"

struct pattern {
    struct sudoku *solver;
    struct random *random;
    uint32_t *places; /* the cells with clues */
    uint32_t clues;
    uint8_t *grid;  /* a complete grid */
    uint8_t *trial; /* its clues, which may replace those at hand */
    struct memory *memory;
};

/* Prepares for the pattern in mask (by cell, not 0 for a clue); NULL is an empty one.  The solver
 * and the numbers belong to the caller. */
void pattern_init(struct pattern *pattern, const uint8_t *mask, struct sudoku *solver,
                  struct random *random, struct memory *memory);
void pattern_free(struct pattern *pattern);

/* Looks for a puzzle with one solution; each change tried takes one off *tries.  Fills cells and
 * solution.  Returns false when the tries are used up, or there is no grid at all. */
bool pattern_find(struct pattern *pattern, uint64_t *tries, uint8_t *cells, uint8_t *solution);

#endif
