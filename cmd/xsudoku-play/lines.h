/* SPDX-License-Identifier: MIT */
/* Play in lines: a command is read, its answer is a line on standard output. */
#ifndef XSUDOKU_PLAY_LINES_H
#define XSUDOKU_PLAY_LINES_H

#include "common/streams/files.h"
#include "session.h"

/* The commands to go on with. */
extern const struct session_keys lines_keys;

/* Plays until quit or the end of the commands, which are read from `in`.  If `prompting`, writes a
 * prompt, and where the commands are explained, to stderr.  Saves grids to none of the files that
 * are read.  Returns the status. */
int lines_play(struct session *s, struct input *in, const struct files *files, bool prompting);

#endif
