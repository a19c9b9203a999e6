/* SPDX-License-Identifier: MIT */
#include "state/exchange.h"

#include <assert.h>
#include <stdatomic.h>

#include "common/streams/shared.h"

/* A clause is its size and glue in a word, its number in two, and its literals: a ring, 1 MiB, has
 * some 20,000, forty times as many as most workers learn from one reading to the next. */
enum { RING_WORDS = 1 << 18, GLUE_BITS = 16, HEAD_WORDS = 3 };

/* Places count words from the beginning of the run; word p is words[p % RING_WORDS].  A reader may
 * copy words that are being overwritten: it notices by `begun`, which the writer advances before it
 * writes. */
struct ring {
    _Atomic uint64_t begun, done;
    _Atomic uint32_t words[RING_WORDS];
};

struct exchange {
    unsigned workers;
    struct ring rings[];
};

static size_t bytes(unsigned workers) {
    return sizeof(struct exchange) + workers * sizeof(struct ring);
}

struct exchange *exchange_new(unsigned workers) {
    assert(workers);
    struct exchange *exchange = shared_take(bytes(workers));
    if (exchange)
        exchange->workers = workers;
    return exchange;
}

void exchange_free(struct exchange *exchange) {
    shared_release(exchange, bytes(exchange->workers));
}

unsigned exchange_workers(const struct exchange *exchange) {
    return exchange->workers;
}

static void write_word(struct ring *ring, uint64_t place, uint32_t word) {
    atomic_store_explicit(&ring->words[place % RING_WORDS], word, memory_order_relaxed);
}

static uint32_t read_word(struct ring *ring, uint64_t place) {
    return atomic_load_explicit(&ring->words[place % RING_WORDS], memory_order_relaxed);
}

void exchange_put(struct exchange *exchange, unsigned worker, const struct shared_clause *shared) {
    assert(exchange && worker < exchange->workers);
    assert(shared->size <= EXCHANGE_SIZE_MAX && shared->glue < 1u << GLUE_BITS);
    struct ring *ring = &exchange->rings[worker];
    uint64_t place = atomic_load_explicit(&ring->done, memory_order_relaxed);
    atomic_store_explicit(&ring->begun, place + HEAD_WORDS + shared->size, memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
    write_word(ring, place++, shared->size << GLUE_BITS | shared->glue);
    write_word(ring, place++, (uint32_t)shared->id);
    write_word(ring, place++, (uint32_t)(shared->id >> 32));
    for (uint32_t i = 0; i < shared->size; i++)
        write_word(ring, place++, shared->lits[i]);
    atomic_store_explicit(&ring->done, place, memory_order_release);
}

/* Whether the words from `place` on have not been overwritten. */
static bool is_whole(struct ring *ring, uint64_t place) {
    atomic_thread_fence(memory_order_acquire);
    return atomic_load_explicit(&ring->begun, memory_order_relaxed) - place <= RING_WORDS;
}

bool exchange_get(struct exchange *exchange, unsigned worker, uint64_t *place,
                  struct shared_clause *shared) {
    assert(exchange && worker < exchange->workers);
    struct ring *ring = &exchange->rings[worker];
    uint64_t done = atomic_load_explicit(&ring->done, memory_order_acquire);
    if (*place == done)
        return false;
    uint32_t head = read_word(ring, *place), size = head >> GLUE_BITS;
    for (uint32_t i = 0; i < size && i < EXCHANGE_SIZE_MAX; i++)
        shared->lits[i] = read_word(ring, *place + HEAD_WORDS + i);
    shared->id = read_word(ring, *place + 1) | (uint64_t)read_word(ring, *place + 2) << 32;
    if (!is_whole(ring, *place)) {
        *place = done;
        return false;
    }
    assert(size <= EXCHANGE_SIZE_MAX);
    shared->size = size;
    shared->glue = head & ((1u << GLUE_BITS) - 1);
    *place += HEAD_WORDS + size;
    return true;
}
