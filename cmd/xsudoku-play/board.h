/* SPDX-License-Identifier: MIT */
/* The board of a game: cells with their digits, marks and colours, and the borders between them. */
#ifndef XSUDOKU_PLAY_BOARD_H
#define XSUDOKU_PLAY_BOARD_H

#include "frame.h"

/* Draws the board on the canvas of a frame that was laid. */
void board_draw(struct frame *frame);

#endif
