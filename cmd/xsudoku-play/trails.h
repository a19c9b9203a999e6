/* SPDX-License-Identifier: MIT */
/* The lines that rules draw through cells (thermometers, arrows, palindromes and the like) and the
 * circles and squares that they draw in cells, in characters. */
#ifndef XSUDOKU_PLAY_TRAILS_H
#define XSUDOKU_PLAY_TRAILS_H

#include "frame.h"

/* Draw the lines through a cell, whose first line and column on the canvas are given, and the lines
 * from one cell to the next over the edges between them. */
void trails_draw_cell(struct frame *frame, uint32_t cell, enum ground ground, int row, int column);
void trails_draw_between(struct frame *frame);

#endif
