/* Puzzles with rules of their own: regions or clues are drawn for each, then digits are dug. */
#ifndef XSUDOKU_GEN_DRAWN_H
#define XSUDOKU_GEN_DRAWN_H

#include "maker.h"

bool drawn_make(struct maker *maker);

#endif
