/* SPDX-License-Identifier: MIT */
/* One input for several processes, each of which gets all of it through its own pipe.
 *
 * The input is kept while it is short (see KEEP in feed.c), so that a process that replaces a
 * killed one can read it from the beginning. */
#ifndef DPLL_FEED_H
#define DPLL_FEED_H

#include <poll.h>
#include <stdbool.h>
#include <stdint.h>

#include "common/base/memory.h"
#include "common/base/stack.h"

struct feed_pipe {
    int read, write; /* ends of a pipe, -1 where closed */
    uint64_t at;     /* bytes written to it so far */
};

struct feed {
    int input;
    bool ended;
    int failure; /* errno, or 0; after a failure the readers wait in vain and must be ended */
    const char *failed; /* the action that failed: "read", "hand on" or "wait for processes" */
    unsigned count;
    struct feed_pipe *pipes;
    struct pollfd *polls; /* for feed_until: its fd, the input, and the pipes */
    uint64_t dropped;     /* bytes of the input before the first one kept */
    STACK(feed_bytes, char) kept;
    struct memory *memory;
};

/* Prepares to feed `count` processes (0: none) from the descriptor input. */
void feed_begin(struct feed *feed, int input, unsigned count, struct memory *memory);

/* Creates the pipe of process `number`, which must not have been started yet.  Returns false with
 * errno set if the system has no more pipes. */
bool feed_open(struct feed *feed, unsigned number);

/* To be called in process `number`: closes the ends of pipes that are not its own, and returns the
 * descriptor to read from, -1 without a feed. */
int feed_join(struct feed *feed, unsigned number);

/* To be called in the feeding process after process `number` was started. */
void feed_joined(struct feed *feed, unsigned number);

/* Whether all input is still kept, so that a new process misses nothing. */
bool feed_whole(const struct feed *feed);

/* Feeds the processes until fd can be read, a signal comes, or `milliseconds` have passed.  May
 * return early.  Returns whether fd can be read. */
bool feed_until(struct feed *feed, int fd, int milliseconds);

/* Closes all pipes and releases the input kept. */
void feed_end(struct feed *feed);

#endif
