/* SPDX-License-Identifier: MIT */
/* The screen of a game: the board, beside it what there is to know and the keys, and below both the
 * last message. */
#ifndef XSUDOKU_PLAY_VIEW_H
#define XSUDOKU_PLAY_VIEW_H

#include "frame.h"

/* Draws a frame of the canvas's size; where that is too small, says what is needed. */
void view_draw(const struct view *view, const struct session *s, struct canvas *canvas);

#endif
