/* SPDX-License-Identifier: MIT */
/* What every program relies on: the three standard descriptors, and writes that fail with an error
 * rather than a signal. */
#ifndef COMMON_STREAMS_STANDARD_H
#define COMMON_STREAMS_STANDARD_H

/* Must be the first call of every main.  Opens a standard descriptor that the caller has closed so
 * that every use of it fails: otherwise a file opened later would get its number, and receive the
 * output.  A file that exceeds the limit of ulimit -f fails the write.  Ends the program with
 * EXIT_INPUT if a descriptor cannot be opened. */
void standard_begin(void);

#endif
