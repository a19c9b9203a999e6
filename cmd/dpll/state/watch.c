#include "state/watch.h"

#include <string.h>

#include "common/narrow.h"

void watches_grow(struct watches *watches, struct memory *memory, size_t count) {
    if (count <= watches->count)
        return;
    watches->lists = memory_extend(memory, watches->lists, count, sizeof *watches->lists);
    watches->count = count;
}

void watches_free(struct watches *watches, struct memory *memory) {
    memory_release(memory, watches->lists);
    memory_release(memory, watches->pool);
    *watches = (struct watches){0};
}

void watches_empty(struct watches *watches) {
    memset(watches->lists, 0, watches->count * sizeof *watches->lists);
    memset(watches->holes, 0, sizeof watches->holes);
    watches->used = 0;
}

/* Every place in the pool is kept in a word. */
static void resize(struct watches *watches, struct memory *memory, size_t capacity) {
    narrow(memory, capacity, UINT32_MAX);
    watches->pool =
        memory_resize(memory, watches->pool, memory_bytes(capacity, sizeof *watches->pool));
    watches->capacity = capacity;
}

static void reserve(struct watches *watches, struct memory *memory, size_t need) {
    if (watches->capacity - watches->used >= need)
        return;
    resize(watches, memory, watches->capacity + watches->capacity / 2 + need);
}

/* The number of bits of a number, which is not 0. */
static unsigned bits(uint64_t number) {
    unsigned count = 0;
    while (number >> count)
        count++;
    return count;
}

/* Remembers a place that a list has left.  A hole holds the number of the next one. */
static void leave_hole(struct watches *watches, size_t begin, uint32_t capacity) {
    if (!capacity)
        return;
    size_t *first = &watches->holes[bits(capacity) - 1];
    memcpy(watches->pool + begin, first, sizeof *first);
    *first = begin + 1;
}

/* A place for 1 << index watches: a hole, or else the end of the pool. */
static size_t take_place(struct watches *watches, struct memory *memory, unsigned index) {
    size_t *first = &watches->holes[index], begin = watches->used;
    if (*first) {
        begin = *first - 1;
        memcpy(first, watches->pool + begin, sizeof *first);
        return begin;
    }
    reserve(watches, memory, (size_t)1 << index);
    watches->used += (size_t)1 << index;
    return begin;
}

void watches_extend(struct watches *watches, struct memory *memory, Lit lit) {
    struct watch_list *list = &watches->lists[lit];
    unsigned index = bits(((uint64_t)list->capacity + list->capacity / 2) | 2);
    uint32_t capacity = narrow_word(memory, (uint64_t)1 << index);
    size_t begin = take_place(watches, memory, index);
    if (list->size)
        memcpy(watches->pool + begin, watches->pool + list->begin,
               list->size * sizeof *watches->pool);
    leave_hole(watches, list->begin, list->capacity);
    list->begin = (uint32_t)begin;
    list->capacity = capacity;
}

/* Copies what is in the lists, unless copy is NULL.  Returns how many watches they hold. */
static size_t copy_out(const struct watches *watches, struct watch *copy) {
    size_t live = 0;
    for (size_t lit = 0; lit < watches->count; lit++) {
        const struct watch_list *list = &watches->lists[lit];
        if (copy && list->size)
            memcpy(copy + live, watches->pool + list->begin, list->size * sizeof *copy);
        live += list->size;
    }
    return live;
}

/* Puts the lists one after another, each with the room that it needs: by a copy of what is in them,
 * so that the pool stays where it is and leaves no gap in memory. */
static void relocate(struct watches *watches, struct memory *memory, size_t capacity) {
    if (capacity > watches->capacity)
        resize(watches, memory, capacity);
    size_t live = copy_out(watches, NULL), used = 0, from = 0;
    struct watch *copy = memory_resize(memory, NULL, memory_bytes(live, sizeof *copy));
    copy_out(watches, copy);
    for (size_t lit = 0; lit < watches->count; lit++) {
        struct watch_list *list = &watches->lists[lit];
        if (list->size)
            memcpy(watches->pool + used, copy + from, list->size * sizeof *copy);
        from += list->size;
        list->begin = (uint32_t)used;
        used += list->capacity;
    }
    memory_release(memory, copy);
    memset(watches->holes, 0, sizeof watches->holes);
    watches->used = used;
    if (watches->capacity / 2 > capacity)
        resize(watches, memory, capacity);
}

/* Room for a list that has, or is about to get, size entries. */
static uint32_t ample(uint32_t size) {
    return size + size / 4;
}

void watches_begin(struct watches *watches, Lit lit, uint32_t count) {
    struct watch_list *list = &watches->lists[lit];
    list->begin = (uint32_t)watches->used;
    list->capacity = ample(count);
    watches->used += list->capacity;
}

void watches_provide(struct watches *watches, struct memory *memory) {
    if (watches->used > watches->capacity)
        resize(watches, memory, watches->used);
}

void watches_layout(struct watches *watches, struct memory *memory, const uint32_t *counts) {
    size_t total = 0;
    for (size_t lit = 0; lit < watches->count; lit++) {
        struct watch_list *list = &watches->lists[lit];
        list->capacity = ample(list->size + counts[lit]);
        total += list->capacity;
    }
    relocate(watches, memory, total);
}

void watches_squeeze(struct watches *watches, struct memory *memory) {
    size_t total = 0;
    for (size_t lit = 0; lit < watches->count; lit++) {
        struct watch_list *list = &watches->lists[lit];
        list->capacity = ample(list->size);
        total += list->capacity;
    }
    relocate(watches, memory, total);
}

void watches_compact(struct watches *watches, struct memory *memory) {
    size_t total = 0;
    for (size_t lit = 0; lit < watches->count; lit++)
        total += ample(watches->lists[lit].size);
    if (watches->used - watches->used / 4 >= total + watches->count)
        watches_squeeze(watches, memory);
}
