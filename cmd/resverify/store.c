#include "store.h"

#include <string.h>

void store_init(struct store *store, struct memory *memory) {
    *store = (struct store){.memory = memory};
    index_init(&store->index, memory);
}

void store_free(struct store *store) {
    stack_free(store->memory, &store->words);
    index_free(&store->index);
}

/* References have 32 bits. */
static void reserve(struct store *store, size_t words) {
    if (words > UINT32_MAX - store->words.size)
        memory_resize(store->memory, NULL, 0, SIZE_MAX);
    stack_reserve(store->memory, &store->words, words);
}

uint32_t store_add(struct store *store, uint64_t number, const Lit *lits, size_t size) {
    struct store_words *words = &store->words;
    if (!words->size)
        stack_push(store->memory, words, 0);
    reserve(store, size + STORE_HEADER);
    uint32_t ref = (uint32_t)words->size;
    words->data[ref] = (uint32_t)number;
    words->data[ref + 1] = (uint32_t)(number >> 32);
    words->data[ref + 2] = (uint32_t)size;
    if (size)
        memcpy(words->data + ref + STORE_HEADER, lits, size * sizeof *lits);
    words->size += size + STORE_HEADER;
    index_put(&store->index, number, ref);
    return ref;
}

uint32_t store_next(const struct store *store, uint32_t ref) {
    /* The caller has added 1 to a clause's reference, or nothing to 0. */
    size_t at = ref ? ref - 1 + STORE_HEADER + store_size(store, ref - 1) : 1;
    while (at < store->words.size && *store_flags(store, (uint32_t)at) & STORE_DEAD)
        at += STORE_HEADER + store_size(store, (uint32_t)at);
    return at < store->words.size ? (uint32_t)at : 0;
}

static void compact(struct store *store) {
    uint32_t *words = store->words.data;
    uint32_t to = 1;
    for (uint32_t from = store_next(store, 0); from;) {
        uint32_t next = store_next(store, from + 1);
        uint32_t length = STORE_HEADER + store_size(store, from);
        index_put(&store->index, store_number(store, from), to);
        memmove(words + to, words + from, length * sizeof *words);
        to += length;
        from = next;
    }
    store->words.size = to;
    store->dead = 0;
}

void store_delete(struct store *store, uint64_t number) {
    uint32_t ref = store_find(store, number);
    *store_flags(store, ref) |= STORE_DEAD;
    store->dead += STORE_HEADER + store_size(store, ref);
    index_remove(&store->index, number);
    if (2 * store->dead > store->words.size)
        compact(store);
}

bool store_contains(const struct store *store, uint32_t ref, Lit lit) {
    const Lit *lits = store_lits(store, ref);
    for (uint32_t i = 0, size = store_size(store, ref); i < size; i++)
        if (lits[i] == lit)
            return true;
    return false;
}
