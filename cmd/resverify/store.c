/* SPDX-License-Identifier: MIT */
#include "store.h"

#include <assert.h>
#include <string.h>

void store_init(struct store *store, struct memory *memory) {
    *store = (struct store){.memory = memory};
    index_init(&store->index, memory);
}

void store_free(struct store *store) {
    stack_free(store->memory, &store->words);
    index_free(&store->index);
}

static void set_number(uint32_t *clause, uint64_t number) {
    clause[STORE_LOW] = number & UINT32_MAX;
    clause[STORE_HIGH] = (uint32_t)(number >> 32);
}

ClauseRef store_add(struct store *store, uint64_t number, const Lit *lits, size_t size) {
    assert(number);
    struct store_words *words = &store->words;
    if (!words->size)
        stack_push(store->memory, words, 0);
    ClauseRef ref = narrow_ref(store->memory, words->size);
    stack_reserve(store->memory, words, size + STORE_HEADER);
    uint32_t *clause = words->data + ref;
    set_number(clause, number);
    clause[STORE_SIZE] = narrow_size(store->memory, size);
    if (size)
        memcpy(clause + STORE_HEADER, lits, size * sizeof *lits);
    words->size += size + STORE_HEADER;
    index_put(&store->index, number, ref);
    return ref;
}

static size_t end_of(const struct store *store, ClauseRef ref) {
    assert(ref && ref < store->words.size);
    return (size_t)ref + STORE_HEADER + store_size(store, ref);
}

ClauseRef store_next(const struct store *store, ClauseRef ref) {
    size_t at = ref ? end_of(store, ref) : 1;
    while (at < store->words.size) {
        ref = narrow_ref(store->memory, at);
        if (store_number(store, ref))
            return ref;
        at = end_of(store, ref);
    }
    return 0;
}

static void compact(struct store *store) {
    uint32_t *words = store->words.data;
    size_t to = 1;
    for (ClauseRef from = store_next(store, 0); from;) {
        ClauseRef next = store_next(store, from);
        size_t length = end_of(store, from) - from;
        index_put(&store->index, store_number(store, from), narrow_ref(store->memory, to));
        memmove(words + to, words + from, length * sizeof *words);
        to += length;
        from = next;
    }
    store->words.size = to;
    store->dead = 0;
}

void store_delete(struct store *store, uint64_t number) {
    ClauseRef ref = store_find(store, number);
    assert(ref);
    set_number(store->words.data + ref, 0);
    store->dead += end_of(store, ref) - ref;
    index_remove(&store->index, number);
    if (2 * store->dead > store->words.size)
        compact(store);
}

bool store_contains(const struct store *store, ClauseRef ref, Lit lit) {
    const Lit *lits = store_lits(store, ref);
    for (uint32_t i = 0, size = store_size(store, ref); i < size; i++)
        if (lits[i] == lit)
            return true;
    return false;
}
