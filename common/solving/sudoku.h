/* SPDX-License-Identifier: MIT */
/* An exact solver for all variants of Sudoku: counts solutions and draws complete grids, for puzzle
 * makers and for testing the SAT pipeline.
 *
 * Candidates are one bit a digit in a mask for each cell.  Naked singles are noticed when peers
 * lose a digit; hidden singles by adding the masks of a house bitwise (Harley and Seal's carry-save
 * counting, limited to two).  Long searches also remove candidates locked between two houses that
 * share several cells, for all digits at once by the unions of masks.  The search branches on a
 * cell with the fewest candidates, over an explicit stack of positions; long searches prefer, among
 * such cells, one where branching has led to contradictions (in the spirit of Boussemart, Hemery,
 * Lecoutre and Sais, 2004).  Puzzles that singles solve, which most are, need no copy of a
 * position. */
#ifndef COMMON_SOLVING_SUDOKU_H
#define COMMON_SOLVING_SUDOKU_H

#include "common/base/random.h"
#include "common/solving/sudokustate.h"

/* Counts the solutions of a puzzle, up to limit (at least 1). clues has a digit for each cell, at
 * most the side, 0 for a blank.  Writes the first solution found to solution, unless that is NULL;
 * it may be clues itself. */
uint64_t sudoku_count(struct sudoku *s, const uint8_t *clues, uint64_t limit, uint8_t *solution);

/* Whether a puzzle has no solution.  False also if the search has not ended after `guesses`
 * guesses. */
bool sudoku_none(struct sudoku *s, const uint8_t *clues, uint64_t guesses);

/* Whether a puzzle has a solution that differs from a known one, which is complete and has the
 * clues: at a given blank cell, or at any cell.  True also if the search has not ended after
 * `guesses` guesses. */
#define SUDOKU_ANYWHERE UINT32_MAX
bool sudoku_other(struct sudoku *s, const uint8_t *clues, const uint8_t *known, uint32_t cell,
                  uint64_t guesses);

/* The same at any cell; writes that solution to other, or the known one if the search has not
 * ended. */
bool sudoku_another(struct sudoku *s, const uint8_t *clues, const uint8_t *known, uint8_t *other,
                    uint64_t guesses);

/* Completes a grid at random; 0 is blank.  Digits are drawn, cells are not, so that completions are
 * not equally likely.  Returns false, with the grid as it was, if there is no completion, or none
 * was found after `guesses` guesses. */
#define SUDOKU_NO_LIMIT UINT64_MAX
bool sudoku_complete(struct sudoku *s, struct random *random, uint8_t *grid, uint64_t guesses);

#endif
