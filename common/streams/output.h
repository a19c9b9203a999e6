/* SPDX-License-Identifier: MIT */
/* A buffered writer for results.
 *
 * Integers are formatted here, without printf, since streams of assignments are mostly integers.
 * The first error sticks: later writes do nothing, and output_close reports it, so that a full disk
 * is never a silent truncation.
 *
 * An existing file keeps its contents until there is something to replace them.  It is emptied
 * before the first byte is written, or at the end of a successful run that has written none.  The
 * file is written in place, so that others can follow it while it grows, and by one process at a
 * time, since two would leave a mixture. */
#ifndef COMMON_STREAMS_OUTPUT_H
#define COMMON_STREAMS_OUTPUT_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/streams/files.h"
#include "common/streams/pack.h"

struct output {
    int fd;
    int failure; /* errno of the first failed write, or 0 */
    size_t used;
    uint64_t written;             /* bytes written */
    const char *name;             /* as messages show it; not owned */
    volatile sig_atomic_t *alarm; /* NULL, or a flag that the first failure sets */
    /* NULL, or a flag that tells the program to end.  Once it is set, writing may take one second
     * more. If a reader has not taken the data by then, that is a failure (EINTR). */
    const volatile sig_atomic_t *leave;
    double end;       /* clock_seconds() at the end of that second; 0 before it began */
    bool made;        /* the file did not exist before */
    bool kept;        /* the file still has its old contents */
    bool lasting;     /* and keeps them even if nothing is written */
    struct pack pack; /* compresses the bytes */
    char buffer[1 << 16];
};

/* Writes to standard output. */
void output_stdout(struct output *out);

/* Opens path for writing, and creates the file if needed; "-" is standard output.  path is kept for
 * messages.  The end of its name says whether the file is compressed (common/streams/pack). Returns
 * false, with diag filled and nothing to close, on failure: also if another process is writing the
 * file, or if path is one of the other files of the run (NULL: there are none), which is checked
 * before the file is opened. */
bool output_open(struct output *out, const char *path, const struct files *others,
                 struct diag *diag);

/* Empties the file unless that was done before.  For output whose first byte takes long. */
void output_begin(struct output *out);

/* Makes the file keep its contents if it is closed before output_begin. */
void output_outlast(struct output *out);

/* Write bytes, or text up to its zero.  As in all functions below, an error sticks: nothing is
 * written after it, and output_finish reports it. */
void output_bytes(struct output *out, const char *bytes, size_t count);
void output_text(struct output *out, const char *text);

/* Writes text from outside in the form of common/printable. */
void output_printable(struct output *out, const char *text, size_t length);

/* Writes as printf does, but no more than 511 bytes. */
void output_format(struct output *out, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Write the value in decimal. */
void output_unsigned(struct output *out, uint64_t value);
void output_integer(struct output *out, int64_t value);

static inline void output_char(struct output *out, char c) {
    if (out->used == sizeof out->buffer)
        output_bytes(out, &c, 1);
    else
        out->buffer[out->used++] = c;
}

/* Writes the buffer.  Returns false if that, or anything before, has failed. */
bool output_flush(struct output *out);

/* Room for count bytes, at most sizeof buffer, to be written in place.  The caller passes the end
 * of the bytes written to output_took. */
static inline char *output_room(struct output *out, size_t count) {
    if (sizeof out->buffer - out->used < count)
        output_flush(out);
    return out->buffer + out->used;
}

static inline void output_took(struct output *out, const char *end) {
    out->used = (size_t)(end - out->buffer);
}

/* Flushes and, unless it is standard output, closes.  Returns false if anything was lost; failure
 * tells why. */
bool output_finish(struct output *out);

/* Closes an output to which nothing was written, and removes its file if it was made: for a run
 * that fails.  Does nothing for an output that is all zero. */
void output_abandon(struct output *out);

/* Makes this errno the failure of the output, unless it has failed before. */
void output_fail(struct output *out, int failure);

/* Fills diag for a failure: the name, the reason, and the number of bytes written.  Returns
 * false. */
bool output_failed(const struct output *out, struct diag *diag);

/* Flushes and closes.  Returns status, or EXIT_INPUT with a message if anything was lost; no
 * message is needed if the reader of standard output has gone away (EPIPE).  If status is
 * EXIT_INPUT and nothing was written, the file stays as it was, or is removed if it was made. */
int output_close(struct output *out, int status);

#endif
