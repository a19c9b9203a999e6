/* SPDX-License-Identifier: MIT */
/* An exact solver for Sudoku of every variant: complete grids at random, and the counting of
 * solutions, which is what a puzzle maker needs and what the SAT pipeline is tested against.
 *
 * Candidates are one bit a digit in a mask for each cell.  Naked singles are noticed as peers lose
 * a digit; hidden singles by adding up the masks of a house bit by bit (Harley and Seal's
 * carry-save counting, cut off at two).  In long searches candidates locked between two houses that
 * share several cells go, too, by the unions of their masks, all digits at once.  The search
 * branches on a cell with the fewest candidates, over an explicit stack of positions; among such
 * cells, long searches prefer one where branching has led to contradictions before (in the spirit
 * of Boussemart, Hemery, Lecoutre and Sais, 2004).  Puzzles that singles solve, which most are,
 * cost no copy at all. */
#ifndef COMMON_SUDOKU_H
#define COMMON_SUDOKU_H

#include "common/random.h"
#include "common/sudokustate.h"

/* Counts the solutions of a puzzle, up to limit (at least 1).  clues has a digit for each cell, 0
 * for a blank; digits above the side must not occur.  The first solution found is written to
 * solution, unless that is NULL; it may be clues itself. */
uint64_t sudoku_count(struct sudoku *s, const uint8_t *clues, uint64_t limit, uint8_t *solution);

/* Whether a puzzle has no solution.  After `guesses` guesses the search is given up, and the answer
 * is no, as there may be one. */
bool sudoku_none(struct sudoku *s, const uint8_t *clues, uint64_t guesses);

/* Whether a puzzle has a solution that differs from a known one, which is complete and keeps the
 * clues: at a cell that is blank, or at any cell.  After `guesses` guesses the search is given up,
 * and the answer is yes, as there may be one. */
#define SUDOKU_ANYWHERE UINT32_MAX
bool sudoku_other(struct sudoku *s, const uint8_t *clues, const uint8_t *known, uint32_t cell,
                  uint64_t guesses);

/* The same at any cell; writes that solution to other.  A search that was given up leaves there
 * what is known. */
bool sudoku_another(struct sudoku *s, const uint8_t *clues, const uint8_t *known, uint8_t *other,
                    uint64_t guesses);

/* Completes a grid at random: 0 is blank.  Digits to try are drawn, cells are not, so that not all
 * completions are equally likely.  Returns false, with the grid as it was, when there is none, or
 * none was found after `guesses` guesses. */
#define SUDOKU_NO_LIMIT UINT64_MAX
bool sudoku_complete(struct sudoku *s, struct random *random, uint8_t *grid, uint64_t guesses);

/* Fills grid with a complete grid drawn at random.  Every digit and, up to the symmetries of the
 * variant, every cell is treated alike; the distribution over all grids is near to uniform, not
 * exactly so.  Returns false when the variant has no grid of this side, or none was found after
 * `guesses` guesses. */
bool sudoku_fill(struct sudoku *s, struct random *random, uint8_t *grid, uint64_t guesses);

#endif
