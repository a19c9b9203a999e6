/* SPDX-License-Identifier: MIT */
/* The signs of rules in characters: between two cells (dots, inequality signs, sums), outside the
 * grid, and the numbers in the corners of cages. */
#ifndef XSUDOKU_PLAY_SIGNS_H
#define XSUDOKU_PLAY_SIGNS_H

#include "frame.h"

/* Draws them on the canvas of a frame that was laid, and is ruled. */
void signs_draw(struct frame *frame);

#endif
