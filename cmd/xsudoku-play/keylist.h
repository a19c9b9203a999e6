/* The list of all keys, in place of the board. */
#ifndef XSUDOKU_PLAY_KEYLIST_H
#define XSUDOKU_PLAY_KEYLIST_H

#include "canvas.h"
#include "session.h"

/* Draws it on a blank canvas, in the player's language. */
void keylist_draw(const struct session *s, struct canvas *canvas);

#endif
