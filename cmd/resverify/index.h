/* SPDX-License-Identifier: MIT */
/* Finding clauses by number.
 *
 * Numbers occur in dense runs, most of which are deleted after a while.  A page holds the places of
 * 64 consecutive numbers; pages are found by a hash, and an empty page is released.  So memory is
 * proportional to the live clauses, not to the largest number, and neighbours in the proof are
 * neighbours in memory. */
#ifndef RESVERIFY_INDEX_H
#define RESVERIFY_INDEX_H

#include "common/base/hash.h"
#include "common/base/memory.h"
#include "common/base/narrow.h"

enum { INDEX_PAGE = 64 };

struct index_page {
    ClauseRef places[INDEX_PAGE];
    uint32_t used; /* of them */
};

/* A slot of the hash table. tag is the number of the page plus 1, or 0 if the slot was never used.
 * A released page leaves its tag until the table is rebuilt. */
struct index_slot {
    uint64_t tag;
    struct index_page *page;
};

struct index {
    struct memory *memory;
    struct index_slot *slots; /* open addressing */
    size_t size;              /* 0 or a power of two */
    size_t tagged;            /* slots with a page */
    size_t pages;             /* of them with a page */
};

void index_init(struct index *index, struct memory *memory);
void index_free(struct index *index);

/* The slot of page number `page`; its tag is 0 if there is none. */
static inline struct index_slot *index_slot(const struct index *index, uint64_t page) {
    /* Eight consecutive pages have consecutive slots; Knuth's multiplicative hashing places each
     * eight. */
    uint64_t hash = (page >> 3) * HASH_STEP;
    size_t at = (size_t)((hash >> 32 << 3) + (page & 7));
    for (;; at++) {
        struct index_slot *slot = &index->slots[at & (index->size - 1)];
        if (!slot->tag || slot->tag == page + 1)
            return slot;
    }
}

/* The place of a number, or 0. */
static inline ClauseRef index_find(const struct index *index, uint64_t number) {
    if (!index->size)
        return 0;
    struct index_slot *slot = index_slot(index, number / INDEX_PAGE);
    return slot->page ? slot->page->places[number % INDEX_PAGE] : 0;
}

/* Sets the place of a number, which must not be 0. */
void index_put(struct index *index, uint64_t number, ClauseRef place);

/* Removes a number that has a place. */
void index_remove(struct index *index, uint64_t number);

#endif
