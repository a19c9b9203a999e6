/* SPDX-License-Identifier: MIT */
/* Parts of one search tree, exchanged between processes.
 *
 * One worker begins with the whole tree.  A worker without a part asks, and a worker with an open
 * branch gives it away.  The tree is refuted when the last part is.  A part is a message of words;
 * its writers and readers define its meaning.
 *
 * A worker may be killed at any moment: another one then searches its part, and searches branches
 * again that it had given away.  While a worker is stopped in the middle of a change, the others go
 * on but neither give nor get parts, and wait when theirs are refuted; the process that started
 * them can notice this and kill it. */
#ifndef DPLL_STATE_PARTS_H
#define DPLL_STATE_PARTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct parts;

/* Makes room for a message of at most `words` words for each of `workers` workers, in memory shared
 * with processes started later.  Returns NULL with errno set on failure. */
struct parts *parts_new(unsigned workers, size_t words);
void parts_free(struct parts *parts);

/* Whether any worker asks for a part. */
bool parts_asked(const struct parts *parts);

/* Worker `giver` gives the message of size words to a worker that asks.  Returns false if none asks
 * or the lock is taken. */
bool parts_give(struct parts *parts, unsigned giver, const uint32_t *message, size_t size);

/* Whether a worker searches a part. */
bool parts_held(const struct parts *parts, unsigned worker);

/* Whether parts_ask would return a part: the worker was given one, or another worker has left one
 * behind. */
bool parts_waits(const struct parts *parts, unsigned worker);

/* Asks for a part for a worker that has none.  Returns the message and its size if there is one,
 * valid until the worker asks again; else NULL, and the worker goes on asking. */
const uint32_t *parts_ask(struct parts *parts, unsigned worker, size_t *size);

/* Whether a worker may have to wait for `other`: that one has the lock, or has a part, of which the
 * worker asks for a branch. */
bool parts_wanted(const struct parts *parts, unsigned worker, unsigned other);

/* A worker's process has ended: another worker gets its part, if it had one. */
void parts_orphan(struct parts *parts, unsigned worker);

/* A worker's part is refuted.  Returns whether it was the last one.  That one stays the worker's:
 * if the worker ends before it has told the answer, another one gets the part. */
bool parts_end(struct parts *parts, unsigned worker);

/* The progress of one worker, or of all of them. */
struct parts_progress {
    double ticks;   /* effort */
    double refuted; /* share of the tree, 0 to 1 */
};

/* Sets the progress of a worker. */
void parts_report(struct parts *parts, unsigned worker, struct parts_progress progress);

/* The sum of the progress that all workers have reported. */
struct parts_progress parts_sum(const struct parts *parts);

/* The number of workers. */
unsigned parts_workers(const struct parts *parts);

#endif
