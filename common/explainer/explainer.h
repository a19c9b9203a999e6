/* ER, the rating that Sudoku Explainer (N. Juillerat, 2006) made the scale of difficult puzzles,
 * for plain Sudoku: the easiest hint on this scale is taken each time, and the rating of the puzzle
 * is that of the hardest step.  Techniques and their ratings are those of Sudoku Explainer 1.2.1;
 * the search is our own. */
#ifndef COMMON_EXPLAINER_EXPLAINER_H
#define COMMON_EXPLAINER_EXPLAINER_H

#include "common/explainer/hint.h"
#include "common/memory.h"

struct explainer;

struct explainer *explainer_new(struct memory *memory);
void explainer_free(struct explainer *explainer);

/* more: with the techniques that Sukaku Explainer (SudokuMonster, 2019) adds to those, but for
 * wings of more than five cells.  The ER, in tenths, of a plain puzzle of 81 clues, 0 for open
 * cells, that has one solution; 0 for a complete grid.  Where no technique helps, or not within the
 * effort allowed, it is the least that it can be. */
unsigned explainer_rate(struct explainer *explainer, const uint8_t *clues, bool more);

#endif
