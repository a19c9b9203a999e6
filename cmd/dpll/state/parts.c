/* SPDX-License-Identifier: MIT */
#include "state/parts.h"

#include <assert.h>
#include <sched.h>
#include <stdatomic.h>
#include <string.h>
#include <time.h>

#include "common/streams/shared.h"

/* States of a worker: has no part and does not ask; asks; was given one; searches one. */
enum { IDLE, ASKED, FILLED, HELD };

/* How often the lock is tried before its worker is taken for stopped. */
enum { TRIES = 1000 };

/* The holder of the lock changes slots, and its process may be killed at any instruction.  So each
 * change is one store, after everything it publishes is written, and between two stores that move a
 * part the part exists twice rather than not at all. */
struct slot {
    _Atomic int state;
    _Atomic bool gone; /* the worker has ended: its part is for others */
    size_t size;
    _Atomic double ticks, refuted;
};

struct parts {
    unsigned workers;
    size_t words;
    _Atomic unsigned lock; /* the worker that holds it + 1, or 0 */
    _Atomic bool asked;    /* a worker asks: a hint, read without the lock */
    struct slot slots[];
};

static size_t head_bytes(unsigned workers) {
    return sizeof(struct parts) + workers * sizeof(struct slot);
}

static size_t bytes(unsigned workers, size_t words) {
    return head_bytes(workers) + workers * words * sizeof(uint32_t);
}

static uint32_t *message_of(struct parts *parts, unsigned worker) {
    assert(worker < parts->workers);
    return (uint32_t *)((char *)parts + head_bytes(parts->workers)) + worker * parts->words;
}

struct parts *parts_new(unsigned workers, size_t words) {
    assert(workers && words);
    struct parts *parts = shared_take(bytes(workers, words));
    if (!parts)
        return NULL;
    parts->workers = workers;
    parts->words = words;
    parts->slots[0].state = HELD;
    return parts;
}

void parts_free(struct parts *parts) {
    shared_release(parts, bytes(parts->workers, parts->words));
}

bool parts_asked(const struct parts *parts) {
    assert(parts);
    return atomic_load_explicit(&parts->asked, memory_order_relaxed);
}

static bool asks(const struct slot *slot) {
    return slot->state == ASKED && !slot->gone;
}

static bool has_part(const struct slot *slot) {
    return slot->state == FILLED || slot->state == HELD;
}

/* Returns false if another worker holds the lock for longer than any running one does: it was
 * stopped (SIGSTOP), for an unknown time. */
static bool try_lock(struct parts *parts, unsigned worker) {
    for (unsigned tries = 0, none = 0; tries < TRIES; tries++, none = 0) {
        if (atomic_compare_exchange_weak(&parts->lock, &none, worker + 1))
            return true;
        sched_yield();
    }
    return false;
}

static void lock(struct parts *parts, unsigned worker) {
    const struct timespec pause = {.tv_nsec = 1000000};
    while (!try_lock(parts, worker))
        nanosleep(&pause, NULL);
}

static void unlock(struct parts *parts) {
    assert(parts->lock);
    bool asked = false;
    for (unsigned worker = 0; worker < parts->workers; worker++)
        asked |= asks(&parts->slots[worker]);
    parts->asked = asked;
    parts->lock = 0;
}

static void write_message(struct parts *parts, unsigned worker, const uint32_t *words,
                          size_t size) {
    assert(size <= parts->words);
    memcpy(message_of(parts, worker), words, size * sizeof *words);
    parts->slots[worker].size = size;
}

bool parts_give(struct parts *parts, unsigned giver, const uint32_t *message, size_t size) {
    assert(parts && giver < parts->workers);
    unsigned worker = 0;
    if (!try_lock(parts, giver))
        return false;
    while (worker < parts->workers && !asks(&parts->slots[worker]))
        worker++;
    bool given = worker < parts->workers;
    if (given) {
        write_message(parts, worker, message, size);
        parts->slots[worker].state = FILLED;
    }
    unlock(parts);
    return given;
}

bool parts_held(const struct parts *parts, unsigned worker) {
    assert(parts);
    return parts->slots[worker].state == HELD;
}

static bool is_left_behind(const struct slot *slot) {
    return slot->gone && has_part(slot);
}

bool parts_waits(const struct parts *parts, unsigned worker) {
    assert(parts);
    bool waits = parts->slots[worker].state == FILLED;
    for (unsigned other = 0; other < parts->workers; other++)
        waits |= is_left_behind(&parts->slots[other]);
    return waits;
}

/* Takes over the part of a worker that has ended. */
static void adopt(struct parts *parts, unsigned worker) {
    assert(!has_part(&parts->slots[worker]));
    for (unsigned other = 0; other < parts->workers; other++) {
        struct slot *slot = &parts->slots[other];
        if (!is_left_behind(slot))
            continue;
        write_message(parts, worker, message_of(parts, other), slot->size);
        parts->slots[worker].state = HELD;
        slot->state = IDLE;
        return;
    }
}

const uint32_t *parts_ask(struct parts *parts, unsigned worker, size_t *size) {
    assert(parts && worker < parts->workers);
    struct slot *slot = &parts->slots[worker];
    if (!try_lock(parts, worker))
        return NULL;
    if (slot->state == FILLED)
        slot->state = HELD;
    else
        adopt(parts, worker);
    bool held = slot->state == HELD;
    if (!held)
        slot->state = ASKED;
    *size = slot->size;
    unlock(parts);
    return held ? message_of(parts, worker) : NULL;
}

bool parts_wanted(const struct parts *parts, unsigned worker, unsigned other) {
    assert(parts && worker != other);
    return parts->lock == other + 1 ||
           (asks(&parts->slots[worker]) && has_part(&parts->slots[other]));
}

/* No worker but the one that has ended can have its number in the lock. */
void parts_orphan(struct parts *parts, unsigned worker) {
    assert(parts && worker < parts->workers);
    unsigned owner = worker + 1;
    parts->slots[worker].gone = true;
    atomic_compare_exchange_strong(&parts->lock, &owner, 0);
}

bool parts_end(struct parts *parts, unsigned worker) {
    assert(parts && worker < parts->workers && has_part(&parts->slots[worker]));
    bool last = true;
    lock(parts, worker);
    for (unsigned other = 0; other < parts->workers; other++)
        last &= other == worker || !has_part(&parts->slots[other]);
    if (!last)
        parts->slots[worker].state = IDLE;
    unlock(parts);
    return last;
}

void parts_report(struct parts *parts, unsigned worker, struct parts_progress progress) {
    assert(parts);
    struct slot *slot = &parts->slots[worker];
    atomic_store_explicit(&slot->ticks, progress.ticks, memory_order_relaxed);
    atomic_store_explicit(&slot->refuted, progress.refuted, memory_order_relaxed);
}

struct parts_progress parts_sum(const struct parts *parts) {
    assert(parts);
    struct parts_progress sum = {0, 0};
    for (unsigned worker = 0; worker < parts->workers; worker++) {
        const struct slot *slot = &parts->slots[worker];
        sum.ticks += atomic_load_explicit(&slot->ticks, memory_order_relaxed);
        sum.refuted += atomic_load_explicit(&slot->refuted, memory_order_relaxed);
    }
    return sum;
}

unsigned parts_workers(const struct parts *parts) {
    assert(parts);
    return parts->workers;
}
