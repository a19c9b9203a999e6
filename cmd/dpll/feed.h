/* One input for several processes, each of which gets all of it by a pipe of its own.
 *
 * What has come is kept while there is little of it, so that a process in the place of one that was
 * killed can begin where all began. */
#ifndef DPLL_FEED_H
#define DPLL_FEED_H

#include <poll.h>
#include <stdbool.h>
#include <stdint.h>

#include "common/memory.h"
#include "common/stack.h"

struct tap {
    int read, write; /* ends of a pipe, -1 where closed */
    uint64_t at;     /* bytes that went in */
};

struct feed {
    int input;
    bool ended;
    int failure; /* errno, or 0: who reads waits for what will not come, and is to be ended */
    const char *failed; /* "read" or "hand on" */
    unsigned count;
    struct tap *taps;
    struct pollfd *polls; /* for who waits, the input and the taps */
    uint64_t dropped;     /* bytes that came before those kept */
    STACK(feed_bytes, char) kept;
    struct memory *memory;
};

/* Prepares to feed `count` processes (0: none) from the descriptor input. */
void feed_begin(struct feed *feed, int input, unsigned count, struct memory *memory);

/* Lays the pipe for process `number`, before that is started.  Returns false with errno set when
 * there is none to be had. */
bool feed_open(struct feed *feed, unsigned number);

/* In process `number`: closes all that is not its own, and returns the descriptor to read from, -1
 * where there is no feed. */
int feed_join(struct feed *feed, unsigned number);

/* After that process has been started. */
void feed_joined(struct feed *feed, unsigned number);

/* Whether a process that begins now would miss nothing. */
bool feed_whole(const struct feed *feed);

/* Waits for the descriptor fd so many milliseconds, or until a signal comes, and feeds meanwhile.
 * Returns whether fd can be read; it may return early. */
bool feed_until(struct feed *feed, int fd, int milliseconds);

void feed_end(struct feed *feed);

#endif
