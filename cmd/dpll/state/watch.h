/* SPDX-License-Identifier: MIT */
/* Watch lists: for each literal, the clauses to look at when it becomes false.
 *
 * All lists share one pool.  A list that outgrows its place moves to a hole that another one has
 * left, or to the end of the pool; holes are squeezed out when the lists are rebuilt. */
#ifndef DPLL_WATCH_H
#define DPLL_WATCH_H

#include <assert.h>

#include "common/index.h"
#include "common/memory.h"
#include "state/clause.h"

/* Set in watch.ref and in reasons for binary clauses. */
#define BINARY 0x80000000u

/* A clause needs no look while its blocker, one of its other literals, is true.  For a binary
 * clause the blocker is the other literal, and ref is BINARY, with BINARY_REDUNDANT if learned,
 * and above that bit its index among the binary clauses of the proof: 0 for all where none is
 * written. */
struct watch {
    Lit blocker;
    uint32_t ref;
};

#define BINARY_REDUNDANT 1u

/* The largest such index. */
#define WATCH_INDEX_MAX (NARROW_WORD >> 2)

/* The index of a binary clause, by which a proof knows it. */
static inline uint32_t watch_binary_index(uint32_t ref) {
    assert(ref & BINARY);
    return (ref & ~BINARY) >> 1;
}

struct watch_list {
    uint32_t begin; /* in the pool */
    uint32_t size, capacity;
};

enum { WATCH_HOLES = 32 };

struct watches {
    struct watch *pool;
    size_t used, capacity;
    size_t holes[WATCH_HOLES]; /* the first with room for 1 << index, plus 1; 0: none */
    struct watch_list *lists;  /* by literal */
    size_t count;              /* lists */
};

/* The list of a literal. */
#define watch_list_of(WATCHES, LIT) ((WATCHES)->lists[INDEX(LIT, (WATCHES)->count)])

/* A watch of a list that LIST points to, by its place there, to be read or written. */
#define watch_at(WATCHES, LIST, I) ((WATCHES)->pool[(LIST)->begin + INDEX(I, (LIST)->size)])

/* Makes empty lists for literals below count; those that are there stay as they are. */
void watches_grow(struct watches *watches, struct memory *memory, size_t count);
void watches_free(struct watches *watches, struct memory *memory);

/* Empties all lists, and keeps the pool for what comes. */
void watches_empty(struct watches *watches);

/* Makes room for one more watch in a list that is full.  The pool may move. */
void watches_extend(struct watches *watches, struct memory *memory, Lit lit);

/* Gives a list that is empty its place in a pool that is being laid out, for count watches and a
 * few others; watches_provide, after the last, makes the pool. */
void watches_begin(struct watches *watches, Lit lit, uint32_t count);
void watches_provide(struct watches *watches, struct memory *memory);

/* Lays the pool out anew, in the order of the literals, with room in each list for counts[lit] more
 * watches and a few others.  Only lists that have been extended are copied for it; the others slide
 * within the pool. */
void watches_layout(struct watches *watches, struct memory *memory, const uint32_t *counts);

/* Squeezes out the holes that lists have left behind; watches_compact only once they take up a
 * quarter of the pool. */
void watches_squeeze(struct watches *watches, struct memory *memory);
void watches_compact(struct watches *watches, struct memory *memory);

/* Once holes and room for more take up an eighth of the pool, gives them back to others: the lists
 * move together, those that have left their places behind the others.  Takes hardly any memory for
 * it. */
void watches_save(struct watches *watches, struct memory *memory);

/* Appends a watch to the list of a literal.  The pool may move. */
static inline void watches_push(struct watches *watches, struct memory *memory, Lit lit,
                                struct watch watch) {
    assert(lit < watches->count);
    struct watch_list *list = &watch_list_of(watches, lit);
    if (list->size == list->capacity)
        watches_extend(watches, memory, lit);
    memory_at(watches->pool, list->begin + list->size++) = watch;
}

#endif
