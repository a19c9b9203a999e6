/* SPDX-License-Identifier: MIT */
#include "feed.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

/* Bytes: BLOCK are read at once, the fastest process is at most AHEAD in front of the slowest, and
 * KEEP at most are kept for a process that begins anew. */
enum { BLOCK = 1 << 16, AHEAD = 1 << 20, KEEP = 1 << 24 };

void feed_begin(struct feed *feed, int input, unsigned count, struct memory *memory) {
    *feed = (struct feed){.input = input, .ended = !count, .count = count, .memory = memory};
    feed->pipes = memory_zeroed(memory, count, sizeof *feed->pipes);
    feed->polls = memory_zeroed(memory, count + 2, sizeof *feed->polls);
    for (unsigned i = 0; i < count; i++)
        feed->pipes[i] = (struct feed_pipe){.read = -1, .write = -1};
    if (count)
        stack_reserve(memory, &feed->kept, BLOCK);
}

static void close_end(int *end) {
    if (*end >= 0)
        close(*end);
    *end = -1;
}

/* Writing must not block: a process that reads nothing for a while must not hold up the others. */
bool feed_open(struct feed *feed, unsigned number) {
    int ends[2];
    if (!feed->count)
        return true;
    struct feed_pipe *to = &feed->pipes[number];
    close_end(&to->write);
    if (pipe(ends))
        return false;
    fcntl(ends[1], F_SETFL, O_NONBLOCK);
    *to = (struct feed_pipe){.read = ends[0], .write = ends[1]};
    return true;
}

int feed_join(struct feed *feed, unsigned number) {
    for (unsigned i = 0; i < feed->count; i++) {
        close_end(&feed->pipes[i].write);
        if (i != number)
            close_end(&feed->pipes[i].read);
    }
    return feed->count ? feed->pipes[number].read : -1;
}

void feed_joined(struct feed *feed, unsigned number) {
    if (feed->count)
        close_end(&feed->pipes[number].read);
}

bool feed_whole(const struct feed *feed) {
    return !feed->dropped;
}

static uint64_t total(const struct feed *feed) {
    return feed->dropped + feed->kept.size;
}

/* Bytes that the slowest process has got; all bytes read so far if there is no process. */
static uint64_t slowest(const struct feed *feed) {
    uint64_t least = total(feed);
    for (unsigned i = 0; i < feed->count; i++)
        if (feed->pipes[i].write >= 0 && feed->pipes[i].at < least)
            least = feed->pipes[i].at;
    return least;
}

static bool is_read(const struct feed *feed) {
    for (unsigned i = 0; i < feed->count; i++)
        if (feed->pipes[i].write >= 0)
            return true;
    return false;
}

/* Drops the bytes that all processes have got. */
static void drop(struct feed *feed) {
    assert(slowest(feed) >= feed->dropped && slowest(feed) <= total(feed));
    size_t past = (size_t)(slowest(feed) - feed->dropped);
    memmove(feed->kept.data, feed->kept.data + past, feed->kept.size - past);
    feed->kept.size -= past;
    feed->dropped += past;
}

/* Makes room for a block.  Returns false if there is no memory at present. */
static bool make_room(struct feed *feed) {
    struct feed_bytes *kept = &feed->kept;
    if (kept->size >= KEEP)
        drop(feed);
    if (kept->capacity - kept->size >= BLOCK)
        return true;
    char *more = memory_try(feed->memory, kept->data, 2 * kept->capacity);
    if (!more) {
        drop(feed);
        return kept->capacity - kept->size >= BLOCK;
    }
    kept->data = more;
    kept->capacity *= 2;
    return true;
}

static void fail(struct feed *feed, const char *what) {
    if (errno == EINTR || errno == EAGAIN)
        return;
    feed->failure = errno;
    feed->failed = what;
}

static void take(struct feed *feed) {
    if (!make_room(feed))
        return;
    assert(!feed->ended && feed->kept.capacity - feed->kept.size >= BLOCK);
    ssize_t got = read(feed->input, feed->kept.data + feed->kept.size, BLOCK);
    if (got > 0)
        feed->kept.size += (size_t)got;
    else if (!got)
        feed->ended = true;
    else
        fail(feed, "read");
}

/* Writes to a pipe that may have no reader any more. */
static ssize_t put(int pipe, const char *bytes, size_t size) {
    void (*before)(int) = signal(SIGPIPE, SIG_IGN);
    ssize_t written = write(pipe, bytes, size);
    int failure = errno;
    signal(SIGPIPE, before);
    errno = failure;
    return written;
}

static void pour(struct feed *feed, struct feed_pipe *to) {
    assert(to->at >= feed->dropped && to->at < total(feed));
    size_t from = (size_t)(to->at - feed->dropped);
    ssize_t written = put(to->write, feed->kept.data + from, feed->kept.size - from);
    if (written > 0)
        to->at += (uint64_t)written;
    else if (errno == EPIPE)
        close_end(&to->write);
    else
        fail(feed, "hand on");
}

/* Closes the pipes at the end of the input, but not after a failed read: a process would take the
 * input before the failure for all of it. */
static void close_finished(struct feed *feed) {
    for (unsigned i = 0; feed->ended && i < feed->count; i++)
        if (feed->pipes[i].at == total(feed))
            close_end(&feed->pipes[i].write);
}

static bool may_take(const struct feed *feed) {
    return !feed->ended && !feed->failure && is_read(feed) && total(feed) - slowest(feed) < AHEAD;
}

bool feed_until(struct feed *feed, int fd, int milliseconds) {
    struct pollfd *polls = feed->polls, *outputs = polls + 2;
    close_finished(feed);
    polls[0] = (struct pollfd){.fd = fd, .events = POLLIN};
    polls[1] = (struct pollfd){.fd = may_take(feed) ? feed->input : -1, .events = POLLIN};
    for (unsigned i = 0; i < feed->count; i++) {
        const struct feed_pipe *to = &feed->pipes[i];
        outputs[i] =
            (struct pollfd){.fd = to->at < total(feed) ? to->write : -1, .events = POLLOUT};
    }
    int ready = poll(polls, feed->count + 2, milliseconds);
    if (ready < 0 && errno != EINTR) {
        feed->failure = errno;
        feed->failed = "wait for processes";
    }
    if (ready <= 0)
        return false;
    if (polls[1].revents)
        take(feed);
    for (unsigned i = 0; i < feed->count; i++)
        if (outputs[i].revents)
            pour(feed, &feed->pipes[i]);
    return polls[0].revents != 0;
}

void feed_end(struct feed *feed) {
    for (unsigned i = 0; i < feed->count; i++) {
        close_end(&feed->pipes[i].read);
        close_end(&feed->pipes[i].write);
    }
    stack_free(feed->memory, &feed->kept);
    memory_release(feed->memory, feed->polls);
    memory_release(feed->memory, feed->pipes);
}
