/* SPDX-License-Identifier: MIT */
/* A new puzzle for the player: it comes after all others of the book. */
#ifndef XSUDOKU_PLAY_RENEW_H
#define XSUDOKU_PLAY_RENEW_H

#include "session.h"

/* Asks for a puzzle like the one at hand. */
void renew_ask(struct session *s);

/* Reads on what is made, waiting if there is nothing.  Returns whether there is a new puzzle, which
 * is then the one at hand. */
bool renew_go_on(struct session *s);

#endif
