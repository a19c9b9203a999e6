/* The screen of a game: the board, beside it what there is to know and the keys, and below both the
 * last message. */
#ifndef XSUDOKU_PLAY_VIEW_H
#define XSUDOKU_PLAY_VIEW_H

#include "canvas.h"
#include "session.h"

/* What the screen shows that is no part of the game. */
struct view {
    uint32_t cursor;
    bool marking; /* digits are pencilled in */
    bool utf8;
    enum palette palette;
};

/* Draws a frame of the canvas's size; where that is too small, says what is needed. */
void view_draw(const struct view *view, const struct session *s, struct canvas *canvas);

#endif
