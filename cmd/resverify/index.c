/* SPDX-License-Identifier: MIT */
#include "index.h"

#include <assert.h>

void index_init(struct index *index, struct memory *memory) {
    *index = (struct index){.memory = memory};
}

void index_free(struct index *index) {
    for (size_t i = 0; i < index->size; i++)
        memory_release(index->memory, index->slots[i].page);
    memory_release(index->memory, index->slots);
    index_init(index, index->memory);
}

/* Keeps the table at most half full and drops the tags of released pages. */
static void rebuild(struct index *index) {
    struct index old = *index;
    size_t size = 64;
    while (size < 4 * (old.pages + 1))
        size *= 2;
    index->slots = memory_zeroed(index->memory, size, sizeof *index->slots);
    index->size = size;
    index->tagged = index->pages;
    for (size_t i = 0; i < old.size; i++)
        if (old.slots[i].page)
            *index_slot(index, old.slots[i].tag - 1) = old.slots[i];
    memory_release(index->memory, old.slots);
    assert(2 * (index->tagged + 1) <= size);
}

void index_put(struct index *index, uint64_t number, ClauseRef place) {
    assert(place);
    if (2 * (index->tagged + 1) > index->size)
        rebuild(index);
    struct index_slot *slot = index_slot(index, number / INDEX_PAGE);
    if (!slot->page) {
        slot->page = memory_zeroed(index->memory, 1, sizeof *slot->page);
        index->pages++;
        index->tagged += !slot->tag;
        slot->tag = number / INDEX_PAGE + 1;
    }
    ClauseRef *at = &slot->page->places[number % INDEX_PAGE];
    slot->page->used += !*at;
    *at = place;
}

void index_remove(struct index *index, uint64_t number) {
    struct index_slot *slot = index_slot(index, number / INDEX_PAGE);
    assert(slot->page && slot->page->used && slot->page->places[number % INDEX_PAGE]);
    slot->page->places[number % INDEX_PAGE] = 0;
    if (--slot->page->used)
        return;
    memory_release(index->memory, slot->page);
    slot->page = NULL;
    index->pages--;
}
