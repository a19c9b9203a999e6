/* SPDX-License-Identifier: MIT */
/* Puzzles with rules of their own: regions or clues are drawn for each puzzle, then digits are
 * dug. */
#ifndef XSUDOKU_GEN_DRAWN_H
#define XSUDOKU_GEN_DRAWN_H

#include "maker.h"

/* Makes a puzzle in maker->cells with maker->solution.  Returns false when the tries are used
 * up. */
bool drawn_make(struct maker *maker);

#endif
