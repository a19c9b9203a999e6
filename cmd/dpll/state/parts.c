#include "state/parts.h"

#include <stdatomic.h>
#include <string.h>

#include "common/shared.h"

/* Who has changed a slot to FILLED by way of FILLING has written the message; only its worker
 * changes it to ASKED, and from that to IDLE. */
enum { IDLE, ASKED, FILLING, FILLED, ORPHAN };

struct slot {
    _Atomic int state;
    bool held; /* the worker has a part: nobody else asks */
    size_t size;
    _Atomic double ticks, refuted;
};

struct parts {
    unsigned workers;
    size_t words;
    _Atomic int asked; /* slots that are ASKED */
    _Atomic int open;  /* parts that are not refuted */
    _Atomic int orphans;
    struct slot slots[];
};

static size_t head_bytes(unsigned workers) {
    return sizeof(struct parts) + workers * sizeof(struct slot);
}

static size_t bytes(unsigned workers, size_t words) {
    return head_bytes(workers) + workers * words * sizeof(uint32_t);
}

static uint32_t *message_of(struct parts *parts, unsigned worker) {
    return (uint32_t *)((char *)parts + head_bytes(parts->workers)) + worker * parts->words;
}

struct parts *parts_new(unsigned workers, size_t words) {
    struct parts *parts = shared_take(bytes(workers, words));
    if (!parts)
        return NULL;
    parts->workers = workers;
    parts->words = words;
    parts->open = 1;
    parts->slots[0].held = true;
    return parts;
}

void parts_free(struct parts *parts) {
    shared_release(parts, bytes(parts->workers, parts->words));
}

bool parts_asked(const struct parts *parts) {
    return atomic_load_explicit(&parts->asked, memory_order_relaxed) > 0;
}

static bool change(struct slot *slot, int from, int to) {
    return atomic_compare_exchange_strong(&slot->state, &from, to);
}

bool parts_give(struct parts *parts, const uint32_t *message, size_t size) {
    for (unsigned worker = 0; worker < parts->workers; worker++) {
        struct slot *slot = &parts->slots[worker];
        if (!change(slot, ASKED, FILLING))
            continue;
        atomic_fetch_sub(&parts->asked, 1);
        memcpy(message_of(parts, worker), message, size * sizeof *message);
        slot->size = size;
        atomic_fetch_add(&parts->open, 1);
        atomic_store(&slot->state, FILLED);
        return true;
    }
    return false;
}

bool parts_held(const struct parts *parts, unsigned worker) {
    return parts->slots[worker].held;
}

/* Takes over a part whose worker is gone, where nobody fills the worker's slot at that moment. */
static bool adopt(struct parts *parts, unsigned worker) {
    if (!atomic_load(&parts->orphans) || !change(&parts->slots[worker], ASKED, FILLING))
        return false;
    for (unsigned other = 0; other < parts->workers; other++) {
        struct slot *slot = &parts->slots[other];
        if (!change(slot, ORPHAN, IDLE))
            continue;
        atomic_fetch_sub(&parts->orphans, 1);
        atomic_fetch_sub(&parts->asked, 1);
        parts->slots[worker].size = slot->size;
        memcpy(message_of(parts, worker), message_of(parts, other), slot->size * sizeof(uint32_t));
        atomic_store(&parts->slots[worker].state, IDLE);
        return true;
    }
    atomic_store(&parts->slots[worker].state, ASKED);
    return false;
}

const uint32_t *parts_ask(struct parts *parts, unsigned worker, size_t *size) {
    struct slot *slot = &parts->slots[worker];
    if (change(slot, IDLE, ASKED))
        atomic_fetch_add(&parts->asked, 1);
    if (!change(slot, FILLED, IDLE) && !adopt(parts, worker))
        return NULL;
    slot->held = true;
    *size = slot->size;
    return message_of(parts, worker);
}

/* What was given to it, or what it has been searching, whose message is still there. */
void parts_orphan(struct parts *parts, unsigned worker) {
    struct slot *slot = &parts->slots[worker];
    int state = atomic_load(&slot->state);
    if (state == FILLED || slot->held) {
        atomic_store(&slot->state, ORPHAN);
        atomic_fetch_add(&parts->orphans, 1);
    } else if (state == ASKED && change(slot, ASKED, FILLING)) {
        atomic_fetch_sub(&parts->asked, 1);
    }
}

bool parts_end(struct parts *parts, unsigned worker) {
    parts->slots[worker].held = false;
    return atomic_fetch_sub(&parts->open, 1) == 1;
}

void parts_report(struct parts *parts, unsigned worker, struct parts_progress progress) {
    struct slot *slot = &parts->slots[worker];
    atomic_store_explicit(&slot->ticks, progress.ticks, memory_order_relaxed);
    atomic_store_explicit(&slot->refuted, progress.refuted, memory_order_relaxed);
}

struct parts_progress parts_sum(const struct parts *parts) {
    struct parts_progress sum = {0, 0};
    for (unsigned worker = 0; worker < parts->workers; worker++) {
        const struct slot *slot = &parts->slots[worker];
        sum.ticks += atomic_load_explicit(&slot->ticks, memory_order_relaxed);
        sum.refuted += atomic_load_explicit(&slot->refuted, memory_order_relaxed);
    }
    return sum;
}

unsigned parts_workers(const struct parts *parts) {
    return parts->workers;
}
