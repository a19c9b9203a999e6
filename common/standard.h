/* SPDX-License-Identifier: MIT */
/* What every program must find as it is used to: the three standard descriptors, and writes that
 * fail with an error and not with a signal. */
#ifndef COMMON_STANDARD_H
#define COMMON_STANDARD_H

/* Comes first in every main.  A standard descriptor that the caller has closed is opened in a way
 * that makes every use of it fail: left closed, its number would go to a file opened later, which
 * would then receive our answers.  A file that grows past the limit of ulimit -f fails the write.
 * Ends the program with EXIT_INPUT where a descriptor cannot be held. */
void standard_begin(void);

#endif
