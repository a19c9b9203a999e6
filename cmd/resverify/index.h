/* SPDX-License-Identifier: MIT */
/* Where the clauses with given numbers are.
 *
 * Numbers come in dense runs, of which most members are gone after a while: a page holds the places
 * of 64 consecutive numbers, pages are found by a hash, and one whose last member has gone is
 * released.  So memory follows the clauses alive, not the largest number, and neighbours in the
 * proof are neighbours in memory. */
#ifndef RESVERIFY_INDEX_H
#define RESVERIFY_INDEX_H

#include "common/hash.h"
#include "common/memory.h"
#include "common/narrow.h"

enum { INDEX_PAGE = 64 };

struct index_page {
    ClauseRef places[INDEX_PAGE];
    uint32_t used; /* of them */
};

/* A slot of the hash: tag is the page's number plus one, or 0 in a slot that was never used.  A
 * page that was released leaves its tag behind until the table is rebuilt. */
struct index_slot {
    uint64_t tag;
    struct index_page *page;
};

struct index {
    struct memory *memory;
    struct index_slot *slots; /* open addressing */
    size_t size;              /* 0 or a power of two */
    size_t tagged;            /* slots with a tag */
    size_t pages;             /* of them with a page */
};

void index_init(struct index *index, struct memory *memory);
void index_free(struct index *index);

/* The slot of page number `page`; its tag is 0 when there is none. */
static inline struct index_slot *index_slot(const struct index *index, uint64_t page) {
    /* Eight pages in a row are eight slots in a row (Knuth's multiplicative hashing for the
     * rest). */
    uint64_t hash = (page >> 3) * HASH_STEP;
    size_t at = (size_t)((hash >> 32 << 3) + (page & 7));
    for (;; at++) {
        struct index_slot *slot = &index->slots[at & (index->size - 1)];
        if (!slot->tag || slot->tag == page + 1)
            return slot;
    }
}

/* The place of a number, or 0 when it has none. */
static inline ClauseRef index_find(const struct index *index, uint64_t number) {
    if (!index->size)
        return 0;
    struct index_slot *slot = index_slot(index, number / INDEX_PAGE);
    return slot->page ? slot->page->places[number % INDEX_PAGE] : 0;
}

/* Gives a number a place, which is not 0, or another one. */
void index_put(struct index *index, uint64_t number, ClauseRef place);

/* Takes the place from a number that has one. */
void index_remove(struct index *index, uint64_t number);

#endif
