/* SPDX-License-Identifier: MIT */
/* The panel beside the board: how the game stands, what keys do, and the rules of the cell at the
 * cursor. */
#ifndef XSUDOKU_PLAY_PANEL_H
#define XSUDOKU_PLAY_PANEL_H

#include "frame.h"

/* Draws it on the canvas of a frame that was laid. */
void panel_draw(struct frame *frame);

#endif
