/* SPDX-License-Identifier: MIT */
/* Several processes that make the parts of one stream: part k is made by process k modulo their
 * number and handed over through a pipe, in order. */
#ifndef COMMON_WORKERS_H
#define COMMON_WORKERS_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "common/child.h"
#include "common/memory.h"
#include "common/output.h"
#include "common/stack.h"

/* A part is text, ended by a zero byte.  What stands in it between two bytes WORKERS_ASIDE goes to
 * standard error when the part is handed on: messages come in the order of the parts. */
#define WORKERS_ASIDE '\1'

struct worker {
    pid_t process; /* 0 once it has been waited for */
    int pipe;
    bool killed;   /* a signal has ended it */
    bool replaced; /* ... from here, for it was stopped */
    struct child_delay delay;
    unsigned deaths; /* of processes while they made the next part */
    uint64_t parts;  /* handed on */
    bool begun;      /* the beginning of the next part is handed on, too */
    bool aside;      /* ... up to the middle of a message */
    STACK(worker_text, char) held;
    int failure;       /* errno of a failed read, or 0 */
    size_t begin, end; /* what of the buffer was read and not yet handed on */
    char buffer[1 << 16];
};

struct workers {
    struct worker *worker;
    unsigned count, taken; /* started; room for */
    struct memory *memory;
    int (*make)(void *context, unsigned number, struct output *out);
    void *maker;

    /* Set before the start: whether a part is handed on only when it is complete. */
    bool whole;

    /* Set before the start: NULL, or called with context in place of a plain wait: waits, and may
     * do other work, until the descriptor pipe can be read or the milliseconds are over.  Returns
     * whether the pipe can be read. */
    bool (*wait)(void *context, int pipe, int milliseconds);
    void *context;

    /* Set before the start: NULL, or called with context: whether another process can still be
     * started in the place of one. */
    bool (*may_replace)(void *context);

    /* Set before the start: NULL, or a flag that says to end.  The workers are told by SIGTERM, and
     * what they still give is taken. */
    const volatile sig_atomic_t *stop;
    bool told;
};

/* Starts count processes; all of workers is zero but what is set before.  In each of them make
 * is called with context, the worker's number and the place to write its parts to; the process
 * ends with the status returned.  Returns false with diag filled, and nothing to end, when that
 * fails. */
bool workers_start(struct workers *workers, unsigned count,
                   int (*make)(void *context, unsigned number, struct output *out), void *context,
                   struct memory *memory, struct diag *diag);

/* Hands the next part of a worker on to out, which is flushed before each wait for more.  Returns
 * false when the worker has ended, or out has failed.  A process that is stopped (SIGSTOP) and
 * keeps this one waiting for a second is ended, if another one may be started in its place. */
bool workers_part(struct workers *workers, unsigned number, struct output *out);

/* Hands on what a worker that has ended has given behind its last part: messages. */
void workers_rest(struct workers *workers, unsigned number, struct output *out);

/* Whether a worker whose status was taken may have another process start in its place: a signal has
 * ended it, nothing of its next part is handed on, and not so many processes were ended at that
 * part that its need of memory may be what gets them killed; and may_replace agrees. */
bool workers_may_restart(const struct workers *workers, unsigned number);

/* Starts a process in the place of one whose status was taken, for its parts from the next one on.
 * Returns false with errno set when that fails. */
bool workers_restart(struct workers *workers, unsigned number);

/* What to end with after a worker that had no next part to give.  Returns its status, where that is
 * not EXIT_DONE after a message of its own; or EXIT_INPUT, with diag filled, when it could not be
 * read from or was cut off. */
int workers_status(struct workers *workers, unsigned number, struct diag *diag);

/* Ends all processes. */
void workers_end(struct workers *workers);

#endif
