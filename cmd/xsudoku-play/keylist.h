/* The list of all keys, in place of the board. */
#ifndef XSUDOKU_PLAY_KEYLIST_H
#define XSUDOKU_PLAY_KEYLIST_H

#include "canvas.h"
#include "session.h"

void keylist_draw(const struct session *s, struct canvas *canvas);

#endif
