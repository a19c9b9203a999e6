/* SPDX-License-Identifier: MIT */
/* The screen of a game: the board, the panel beside it, and the last message below both. */
#ifndef XSUDOKU_PLAY_VIEW_H
#define XSUDOKU_PLAY_VIEW_H

#include "frame.h"

/* Draws a frame of the size of the canvas; if that is too small, says how large it must be. */
void view_draw(const struct view *view, const struct session *s, struct canvas *canvas);

#endif
