/* SPDX-License-Identifier: MIT */
/* Files for what a run has to keep and memory need not hold. */
#ifndef COMMON_SCRATCH_H
#define COMMON_SCRATCH_H

/* Where they are: TMPDIR, or /tmp without it. */
const char *scratch_folder(void);

/* Opens an empty file to read and write, which has no name and is gone when the last descriptor is
 * closed.  Returns the descriptor, or -1 with errno set. */
int scratch_open(void);

#endif
