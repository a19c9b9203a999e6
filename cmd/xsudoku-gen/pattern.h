/* SPDX-License-Identifier: MIT */
/* Puzzles with clues in given cells.  The clues of a random grid in these cells usually have very
 * many solutions.  A local search reduces their number: it blanks some clues, completes the rest at
 * random, reads the clues off the new grid, and keeps them if there are no more solutions than
 * before, until one is left. */
#ifndef XSUDOKU_GEN_PATTERN_H
#define XSUDOKU_GEN_PATTERN_H

#include "common/solving/sudoku.h"

struct pattern {
    struct sudoku *solver;
    struct random *random;
    uint32_t *places; /* the cells with clues */
    uint32_t clues;
    uint8_t *grid;  /* a complete grid */
    uint8_t *trial; /* its clues, which may replace the current ones */
    struct memory *memory;
};

/* Prepares for the pattern in mask (by cell, not 0 for a clue; NULL for no clues).  The solver and
 * the random numbers belong to the caller. */
void pattern_init(struct pattern *pattern, const uint8_t *mask, struct sudoku *solver,
                  struct random *random, struct memory *memory);
void pattern_free(struct pattern *pattern);

/* Looks for a puzzle with one solution; each change takes one off *tries.  Fills cells and
 * solution.  Returns false if the tries are used up or there is no grid. */
bool pattern_find(struct pattern *pattern, uint64_t *tries, uint8_t *cells, uint8_t *solution);

#endif
