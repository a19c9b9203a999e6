/* SPDX-License-Identifier: MIT */
/* Files for what a run has to keep and memory need not hold. */
#ifndef COMMON_SCRATCH_H
#define COMMON_SCRATCH_H

/* The room of a path. */
enum { SCRATCH_ROOM = 4096 };

/* Writes what messages call them, by the folder that they are in: TMPDIR, or /tmp without it. */
void scratch_name(char text[SCRATCH_ROOM]);

/* Opens an empty file to read and write, which has no name and is gone when the last descriptor is
 * closed.  Returns the descriptor, or -1 with errno set. */
int scratch_open(void);

#endif
