/* SPDX-License-Identifier: MIT */
/* Several processes that make the parts of one stream: process k modulo their number makes part k
 * and sends it through a pipe; the parts are handed on in order. */
#ifndef COMMON_STREAMS_WORKERS_H
#define COMMON_STREAMS_WORKERS_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "common/base/memory.h"
#include "common/base/stack.h"
#include "common/streams/child.h"
#include "common/streams/output.h"

/* A part is text, ended by a zero byte.  Text in it between two bytes WORKERS_ASIDE goes to
 * standard error when the part is handed on, so that messages come in the order of the parts. */
#define WORKERS_ASIDE '\1'

struct worker {
    pid_t process; /* 0 after it was waited for */
    int pipe;
    bool killed;   /* a signal has ended it */
    bool replaced; /* ... from here, for it was stopped */
    struct child_delay delay;
    unsigned deaths; /* processes that have died while making the next part */
    uint64_t parts;  /* parts handed on */
    bool begun;      /* the beginning of the next part was handed on */
    bool aside;      /* up to the middle of a message */
    STACK(worker_text, char) held;
    int failure;       /* errno of a failed read, or 0 */
    size_t begin, end; /* the bytes of the buffer that were read and not yet handed on */
    char buffer[1 << 16];
};

struct workers {
    struct worker *worker;
    unsigned count, taken; /* workers started; allocated */
    struct memory *memory;
    int (*make)(void *context, unsigned number, struct output *out);
    void *maker;

    /* Set before the start: hand on a part only when it is complete. */
    bool whole;

    /* Set before the start: NULL, or called with context instead of waiting: waits, and may do
     * other work, until the descriptor pipe can be read or the milliseconds have passed.  Returns
     * whether the pipe can be read. */
    bool (*wait)(void *context, int pipe, int milliseconds);
    void *context;

    /* Set before the start: NULL, or called with context: whether a process can still be replaced
     * by another one. */
    bool (*may_replace)(void *context);

    /* Set before the start: NULL, or a flag that requests the end.  Workers get SIGTERM, and what
     * they still send is used. */
    const volatile sig_atomic_t *stop;
    bool told;
};

/* Starts `count` processes; *workers must be zero except for the fields set before.  In each of
 * them calls make with context, the worker's number and the output for its parts; the process ends
 * with the status returned.  Returns false with diag filled, and nothing to end, on failure. */
bool workers_start(struct workers *workers, unsigned count,
                   int (*make)(void *context, unsigned number, struct output *out), void *context,
                   struct memory *memory, struct diag *diag);

/* Hands the next part of a worker on to out, which is flushed before each wait for more.  Returns
 * false if the worker has ended or out has failed.  A process that is stopped (SIGSTOP) and keeps
 * this one waiting for a second is ended if it can be replaced. */
bool workers_part(struct workers *workers, unsigned number, struct output *out);

/* Hands on what an ended worker has sent after its last part: messages. */
void workers_rest(struct workers *workers, unsigned number, struct output *out);

/* Whether a worker whose status was taken may be replaced by another process: a signal has ended
 * it, nothing of its next part was handed on, few processes have died at that part, which may need
 * too much memory, and may_replace agrees. */
bool workers_may_restart(const struct workers *workers, unsigned number);

/* Starts a process to replace one whose status was taken, beginning with its next part.  Returns
 * false with errno set on failure. */
bool workers_restart(struct workers *workers, unsigned number);

/* The status after a worker without a next part: its own, with its message, unless that is
 * EXIT_DONE; or EXIT_INPUT, with diag filled, if it could not be read or was cut off. */
int workers_status(struct workers *workers, unsigned number, struct diag *diag);

/* Ends all processes. */
void workers_end(struct workers *workers);

#endif
