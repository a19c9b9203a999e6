/* SPDX-License-Identifier: MIT */
/* Lines that rules draw through cells - thermometers, arrows, palindromes and their like - and the
 * circles and squares that they draw in them, in characters. */
#ifndef XSUDOKU_PLAY_TRAILS_H
#define XSUDOKU_PLAY_TRAILS_H

#include "frame.h"

/* Draws what goes through a cell, whose first line and column on the canvas these are; and then
 * what goes from one cell to the next, over the edges between them. */
void trails_draw_cell(struct frame *frame, uint32_t cell, enum ground ground, int row, int column);
void trails_draw_between(struct frame *frame);

#endif
