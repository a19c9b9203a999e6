/* SPDX-License-Identifier: MIT */
/* Temporary files. */
#ifndef COMMON_STREAMS_SCRATCH_H
#define COMMON_STREAMS_SCRATCH_H

/* The most bytes of a path. */
enum { SCRATCH_ROOM = 4096 };

/* Writes the name of the files in messages: the folder TMPDIR, or /tmp without it. */
void scratch_name(char text[SCRATCH_ROOM]);

/* Opens an empty file to read and write, without a name, which is removed when the last descriptor
 * is closed.  Returns the descriptor, or -1 with errno set. */
int scratch_open(void);

#endif
