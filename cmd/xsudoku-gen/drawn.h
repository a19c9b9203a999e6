/* SPDX-License-Identifier: MIT */
/* Puzzles with rules of their own: regions or clues are drawn for each, then digits are dug. */
#ifndef XSUDOKU_GEN_DRAWN_H
#define XSUDOKU_GEN_DRAWN_H

#include "maker.h"

/* Makes a puzzle into maker->cells, with maker->solution.  Returns whether that worked within the
 * tries of the wish. */
bool drawn_make(struct maker *maker);

#endif
