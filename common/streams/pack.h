/* SPDX-License-Identifier: MIT */
/* Compressed output: by gzip, xz, bzip2 or zstd, chosen by the end of the file name, through the
 * program of that name on PATH. */
#ifndef COMMON_STREAMS_PACK_H
#define COMMON_STREAMS_PACK_H

#include <stdbool.h>
#include <sys/types.h>

/* The most bytes of a fault. */
enum { PACK_FAULT = 160 };

struct pack {
    const char *const *argv; /* the command, ended by NULL; NULL if nothing is packed */
    pid_t worker;            /* the process that runs it */
    int file;                /* its output */
    char fault[PACK_FAULT];  /* after pack_end: what has failed */
};

/* The command, ended by NULL, that compresses into a file of that name; NULL if it is not to be
 * compressed. */
const char *const *pack_command(const char *path);

/* Starts the command, while nothing is packed, with its output to file, which pack owns from now
 * on, and empties before the first byte.  A file that has contents then, or at the end, stays as it
 * is.  SIGPIPE is ignored from now on, since pack_end reports a command that ends too early.
 * Returns the descriptor of the command's input, or -1 with errno set: then file is still the
 * caller's. */
int pack_begin(struct pack *pack, const char *const *command, int file);

/* Waits for the command, whose input must be closed.  Returns false with the fault filled if not
 * everything was written to the file.  In a process that has not started the command returns
 * true. */
bool pack_end(struct pack *pack);

#endif
