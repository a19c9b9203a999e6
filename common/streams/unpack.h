/* SPDX-License-Identifier: MIT */
/* Compressed input of gzip, xz, bzip2 and zstd, recognized by its first bytes and unpacked by the
 * program of that name on PATH.  At most a pipe's worth is in memory at a time. */
#ifndef COMMON_STREAMS_UNPACK_H
#define COMMON_STREAMS_UNPACK_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* The most bytes of a fault. */
enum { UNPACK_FAULT = 120 };

/* All zero while nothing is unpacked. */
struct unpack {
    const char *program;
    pid_t worker; /* the process that runs the program; 0 for none */
    pid_t feeder; /* the process that feeds it the bytes of a pipe; 0 for none */
    int file;     /* the compressed file; 0 for a pipe or standard input */
};

/* The program for input that begins with these bytes, or NULL.  If more bytes could still decide,
 * sets *more. */
const char *unpack_program(const unsigned char *start, size_t length, bool *more);

/* Starts the program, while *unpack is all zero, on the input fd, whose first length bytes were
 * read already and are at start. Returns the descriptor of the program's output, and keeps or
 * closes fd; or returns -1 with errno set. */
int unpack_begin(struct unpack *unpack, const char *program, int fd, const unsigned char *start,
                 size_t length);

/* To be called after the last byte: waits for the program.  Returns false with fault filled if it
 * does not exist, has failed, or did not get all its input.  In a process that has not started it
 * returns true. */
bool unpack_end(struct unpack *unpack, char fault[UNPACK_FAULT]);

/* Ends the program at any time. */
void unpack_abandon(struct unpack *unpack);

#endif
