/* SPDX-License-Identifier: MIT */
/* Compressed output: by gzip, xz, bzip2 or zstd, as the end of the file's name says, through the
 * program of that name on PATH. */
#ifndef COMMON_PACK_H
#define COMMON_PACK_H

#include <stdbool.h>
#include <sys/types.h>

/* The room for the text of a fault. */
enum { PACK_FAULT = 160 };

struct pack {
    const char *const *argv; /* what runs, ended by NULL; NULL while nothing is packed */
    pid_t worker;            /* runs it */
    int file;                /* where its output goes */
    char fault[PACK_FAULT];  /* after pack_end: what went wrong */
};

/* What compresses into a file of that name: its program and the arguments, ended by NULL; or NULL
 * where it is not to be compressed. */
const char *const *pack_command(const char *path);

/* Starts the command, whose output goes to file, which the caller leaves to pack, and empties
 * before the first byte: a file that has something in it then, or in the end, is left as it is.
 * SIGPIPE is ignored from here on, since a command that ends too early is told of in the end.
 * Returns the descriptor of its input, or -1 with errno set and file still the caller's. */
int pack_begin(struct pack *pack, const char *const *command, int file);

/* After its input is closed: waits for the command.  Returns false with the fault filled when not
 * all has come into the file.  A process that has not started it knows nothing and is told true. */
bool pack_end(struct pack *pack);

#endif
