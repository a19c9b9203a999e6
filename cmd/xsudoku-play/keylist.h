/* SPDX-License-Identifier: MIT */
/* The list of all keys, in place of the board. */
#ifndef XSUDOKU_PLAY_KEYLIST_H
#define XSUDOKU_PLAY_KEYLIST_H

#include "canvas.h"
#include "session.h"

/* Draws a page of it, from 1, on a blank canvas, in the player's language.  Small windows have
 * several. */
void keylist_draw(const struct session *s, struct canvas *canvas, unsigned page);

/* The page behind one, 0 behind the last one. */
unsigned keylist_next(const struct canvas *canvas, unsigned page);

#endif
