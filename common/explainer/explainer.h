/* SPDX-License-Identifier: MIT */
/* ER, the rating of Sudoku Explainer (N. Juillerat, 2006), the usual scale of difficult puzzles,
 * for plain Sudoku: the solver always takes the easiest hint, and the rating of the puzzle is that
 * of its hardest step.  Techniques and their ratings are those of Sudoku Explainer 1.2.1; the
 * search is our own. */
#ifndef COMMON_EXPLAINER_EXPLAINER_H
#define COMMON_EXPLAINER_EXPLAINER_H

#include "common/base/memory.h"
#include "common/explainer/hint.h"

struct explainer;

/* Allocates some 40 MB for searches, most of which only hard puzzles touch; explainer_free releases
 * it.  One explainer rates any number of puzzles. */
struct explainer *explainer_new(struct memory *memory);
void explainer_free(struct explainer *explainer);

/* Returns the ER, in tenths, of a plain puzzle that has one solution: clues are the 81 digits, row
 * by row, 0 for open cells.  Returns 0 for a complete grid.  If no technique helps, or none within
 * the effort allowed, returns the least that the ER can be.  more: use the techniques that Sukaku
 * Explainer (SudokuMonster, 2019) adds as well, except wings of more than five cells. */
unsigned explainer_rate(struct explainer *explainer, const uint8_t *clues, bool more);

#endif
