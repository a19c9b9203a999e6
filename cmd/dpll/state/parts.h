/* SPDX-License-Identifier: MIT */
/* Parts of one search tree on their way between processes.
 *
 * One worker begins with the whole tree.  Who has nothing to do asks, and who has an open branch
 * gives it away.  The tree is refuted when the last part is.  A part is a message of words, whose
 * meaning is up to those who write and read it.
 *
 * A worker may be killed at any moment: what it was given is searched by another then, and what it
 * had given away of that is searched twice.  While one is stopped in the middle of a change the
 * others go on, but neither give nor get parts, and wait when theirs are refuted; who has started
 * them can find that out, and kill it. */
#ifndef DPLL_PARTS_H
#define DPLL_PARTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct parts;

/* Makes room for a message of at most `words` words for each of `workers` workers, in memory shared
 * with the processes that are started later.  Returns NULL with errno set when that fails. */
struct parts *parts_new(unsigned workers, size_t words);
void parts_free(struct parts *parts);

/* Whether any worker asks for a part. */
bool parts_asked(const struct parts *parts);

/* Worker `giver` gives the size words at message to a worker that asks.  Returns false when no
 * worker asks any more, or now is no time for it. */
bool parts_give(struct parts *parts, unsigned giver, const uint32_t *message, size_t size);

/* Whether a worker has a part. */
bool parts_held(const struct parts *parts, unsigned worker);

/* Whether a part waits for a worker that has none: the worker was given it, or another one has left
 * it behind.  parts_ask takes it. */
bool parts_waits(const struct parts *parts, unsigned worker);

/* Asks for a part for a worker that has none, from now on.  Returns the message with its size when
 * one was given, which stays until the worker asks again; NULL before. */
const uint32_t *parts_ask(struct parts *parts, unsigned worker, size_t *size);

/* Whether a worker can use what another one has: a part, where it asks for one, or the right to
 * change anything here. */
bool parts_wanted(const struct parts *parts, unsigned worker, unsigned other);

/* A worker's process has ended: the part it had, if any, goes to another worker. */
void parts_orphan(struct parts *parts, unsigned worker);

/* A worker's part is refuted.  Returns whether it was the last one, which then stays the worker's:
 * where it ends before anybody knows, another gets that part. */
bool parts_end(struct parts *parts, unsigned worker);

/* How far one worker, or all of them together, have come. */
struct parts_progress {
    double ticks;   /* effort */
    double refuted; /* share of the tree, 0 to 1 */
};

/* Tells how far a worker has come. */
void parts_report(struct parts *parts, unsigned worker, struct parts_progress progress);

/* How far all workers have come, by what they have told. */
struct parts_progress parts_sum(const struct parts *parts);

/* How many workers there are. */
unsigned parts_workers(const struct parts *parts);

#endif
