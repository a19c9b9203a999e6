#include "state/watch.h"

#include <string.h>

void watches_grow(struct watches *watches, struct memory *memory, size_t count) {
    if (count <= watches->count)
        return;
    watches->lists = memory_resize(memory, watches->lists, watches->count * sizeof *watches->lists,
                                   memory_bytes(count, sizeof *watches->lists));
    memset(watches->lists + watches->count, 0, (count - watches->count) * sizeof *watches->lists);
    watches->count = count;
}

void watches_free(struct watches *watches, struct memory *memory) {
    memory_release(memory, watches->lists, watches->count * sizeof *watches->lists);
    memory_release(memory, watches->pool, watches->capacity * sizeof *watches->pool);
    *watches = (struct watches){0};
}

static void reserve(struct watches *watches, struct memory *memory, size_t need) {
    if (watches->capacity - watches->used >= need)
        return;
    size_t capacity = watches->capacity + watches->capacity / 2 + need;
    watches->pool = memory_resize(memory, watches->pool, watches->capacity * sizeof *watches->pool,
                                  memory_bytes(capacity, sizeof *watches->pool));
    watches->capacity = capacity;
}

void watches_extend(struct watches *watches, struct memory *memory, Lit lit) {
    struct watch_list *list = &watches->lists[lit];
    uint32_t capacity = list->capacity ? 2 * list->capacity : 4;
    bool last = list->begin + list->capacity == watches->used;
    reserve(watches, memory, last ? capacity - list->capacity : capacity);
    if (!last) {
        memcpy(watches->pool + watches->used, watches->pool + list->begin,
               list->size * sizeof *watches->pool);
        list->begin = watches->used;
        watches->used += list->size;
    }
    watches->used = list->begin + capacity;
    list->capacity = capacity;
}

/* Moves the lists to a new pool, each with the room that it needs. */
static void relocate(struct watches *watches, struct memory *memory, size_t capacity) {
    struct watch *pool =
        memory_resize(memory, NULL, 0, memory_bytes(capacity, sizeof *watches->pool));
    size_t used = 0;
    for (size_t lit = 0; lit < watches->count; lit++) {
        struct watch_list *list = &watches->lists[lit];
        if (list->size)
            memcpy(pool + used, watches->pool + list->begin, list->size * sizeof *pool);
        list->begin = used;
        used += list->capacity;
    }
    memory_release(memory, watches->pool, watches->capacity * sizeof *watches->pool);
    watches->pool = pool;
    watches->used = used;
    watches->capacity = capacity;
}

/* Room for a list that has, or is about to get, size entries. */
static uint32_t ample(uint32_t size) {
    return size + size / 4;
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
    if (watches->used >= 2 * (total + watches->count))
        watches_squeeze(watches, memory);
}
