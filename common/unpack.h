/* SPDX-License-Identifier: MIT */
/* Compressed input: what gzip, xz, bzip2 and zstd unpack, known by its first bytes, unpacked by the
 * program of that name on PATH.  No more than a pipe's worth is in memory at a time. */
#ifndef COMMON_UNPACK_H
#define COMMON_UNPACK_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* The room for the text of a fault. */
enum { UNPACK_FAULT = 120 };

/* All zero while nothing is unpacked. */
struct unpack {
    const char *program;
    pid_t worker; /* runs it; 0 for none */
    pid_t feeder; /* hands it what comes through a pipe; 0 for none */
    int file;     /* what is unpacked; 0 where that is a pipe or standard input */
};

/* The program for input that begins with these bytes, or NULL.  With fewer bytes than tell, *more
 * is set where others could still make it one. */
const char *unpack_program(const unsigned char *start, size_t length, bool *more);

/* Starts the program on what fd has, whose first length bytes, read already, are at start.  Returns
 * the descriptor of what it makes of it, and keeps or closes fd; or returns -1 with errno set. */
int unpack_begin(struct unpack *unpack, const char *program, int fd, const unsigned char *start,
                 size_t length);

/* After the last byte: waits for the program.  Returns false with fault filled when it was not
 * there, did not come to a good end, or was not given all that there is.  A process that has not
 * started it knows nothing and is told true. */
bool unpack_end(struct unpack *unpack, char fault[UNPACK_FAULT]);

/* Ends the program, wherever it is. */
void unpack_abandon(struct unpack *unpack);

#endif
