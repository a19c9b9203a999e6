/* SPDX-License-Identifier: MIT */
#include "occurs.h"

#include <assert.h>

void occurs_init(struct occurs *occurs, struct memory *memory) {
    *occurs = (struct occurs){.memory = memory};
}

void occurs_free(struct occurs *occurs) {
    for (size_t i = 0; i < occurs->lists.size; i++)
        stack_free(occurs->memory, &occurs->lists.data[i]);
    stack_free(occurs->memory, &occurs->lists);
}

static struct occurs_numbers *list_of(struct occurs *occurs, Lit lit) {
    assert(lit >= occurs->first);
    size_t index = lit - occurs->first;
    while (occurs->lists.size <= index)
        stack_push(occurs->memory, &occurs->lists, (struct occurs_numbers){0});
    return &occurs->lists.data[index];
}

/* Before a full list grows, removes its deleted clauses, so that its size is proportional to the
 * live ones. */
static void make_room(struct occurs *occurs, const struct store *store,
                      struct occurs_numbers *list) {
    assert(list->size == list->capacity);
    size_t kept = 0;
    for (size_t i = 0; i < list->size; i++)
        if (store_find(store, list->data[i]))
            list->data[kept++] = list->data[i];
    list->size = kept;
    if (kept > list->capacity / 2)
        stack_reserve(occurs->memory, list, list->capacity);
}

void occurs_add(struct occurs *occurs, const struct store *store, uint64_t number, const Lit *lits,
                size_t size) {
    for (size_t i = 0; i < size; i++) {
        if (lits[i] < occurs->first)
            continue;
        struct occurs_numbers *list = list_of(occurs, lits[i]);
        if (list->size == list->capacity)
            make_room(occurs, store, list);
        stack_push(occurs->memory, list, number);
    }
}

static ClauseRef next_listed(const struct occurs *occurs, const struct store *store,
                             struct occurs_walk *walk) {
    assert(walk->lit >= occurs->first);
    size_t index = walk->lit - occurs->first;
    while (index < occurs->lists.size && walk->listed < occurs->lists.data[index].size) {
        ClauseRef ref = store_find(store, occurs->lists.data[index].data[walk->listed++]);
        if (ref)
            return ref;
    }
    return 0;
}

ClauseRef occurs_next(const struct occurs *occurs, const struct store *store,
                      struct occurs_walk *walk) {
    if (walk->lit >= occurs->first)
        return next_listed(occurs, store, walk);
    do
        walk->last = store_next(store, walk->last);
    while (walk->last && !store_contains(store, walk->last, walk->lit));
    return walk->last;
}
