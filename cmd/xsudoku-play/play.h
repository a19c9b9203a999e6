/* SPDX-License-Identifier: MIT */
/* Play on the full screen of the terminal: keys, frames, and signals. */
#ifndef XSUDOKU_PLAY_PLAY_H
#define XSUDOKU_PLAY_PLAY_H

#include "session.h"

/* The keys to go on with. */
extern const struct session_keys play_keys;

/* Plays until the player quits, the terminal is gone, or a signal ends it; by a signal the process
 * then ends itself.  The terminal is left as it was found.  Returns the status. */
int play_screen(struct session *s, bool color);

#endif
