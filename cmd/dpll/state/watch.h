/* SPDX-License-Identifier: MIT */
/* Watch lists: for each literal, the clauses to visit when it becomes false.
 *
 * All lists share one pool.  A list that outgrows its place moves to a hole that another list has
 * left, or to the end of the pool.  Rebuilding the lists removes the holes. */
#ifndef DPLL_STATE_WATCH_H
#define DPLL_STATE_WATCH_H

#include <assert.h>

#include "common/base/index.h"
#include "common/base/memory.h"
#include "state/clause.h"

/* Set in watch.ref and in reasons for binary clauses. */
#define BINARY 0x80000000u

/* A watch.  The clause need not be visited while the blocker, one of its other literals, is true.
 * Of a binary clause the blocker is the other literal, and ref is BINARY, plus BINARY_REDUNDANT if
 * learned, plus the clause's index among the binary clauses of the proof, shifted by one bit;
 * without a proof the index is 0. */
struct watch {
    Lit blocker;
    uint32_t ref;
};

#define BINARY_REDUNDANT 1u

/* The largest such index. */
#define WATCH_INDEX_MAX (NARROW_WORD >> 2)

/* The index of a binary clause, from the ref of its watch. */
static inline uint32_t watch_binary_index(uint32_t ref) {
    assert(ref & BINARY);
    return (ref & ~BINARY) >> 1;
}

struct watch_list {
    uint32_t begin; /* place of its first watch in the pool */
    uint32_t size, capacity;
};

enum { WATCH_HOLES = 32 };

struct watches {
    struct watch *pool;
    size_t used, capacity;
    /* The first hole with room for 1 << index watches: its place + 1, or 0 for none. */
    size_t holes[WATCH_HOLES];
    struct watch_list *lists; /* by literal */
    size_t count;             /* number of lists */
};

/* The list of a literal. */
#define watch_list_of(WATCHES, LIT) ((WATCHES)->lists[INDEX(LIT, (WATCHES)->count)])

/* Watch I of the list that LIST points to, as an lvalue. */
#define watch_at(WATCHES, LIST, I) ((WATCHES)->pool[(LIST)->begin + INDEX(I, (LIST)->size)])

/* Adds empty lists for literals below count. */
void watches_grow(struct watches *watches, struct memory *memory, size_t count);

/* Releases the lists and the pool. */
void watches_free(struct watches *watches, struct memory *memory);

/* Empties all lists and keeps the memory of the pool. */
void watches_empty(struct watches *watches);

/* Makes room for another watch in a full list.  The pool may move. */
void watches_extend(struct watches *watches, struct memory *memory, Lit lit);

/* Gives an empty list its place in a pool that is being laid out, for count watches and some to
 * spare. */
void watches_begin(struct watches *watches, Lit lit, uint32_t count);

/* Must follow the last watches_begin: allocates the pool. */
void watches_provide(struct watches *watches, struct memory *memory);

/* Lays the pool out anew, in the order of the literals, with room in each list for counts[lit] more
 * watches and some to spare.  Copies only lists that were extended; the others slide within the
 * pool. */
void watches_layout(struct watches *watches, struct memory *memory, const uint32_t *counts);

/* Removes the holes between lists. */
void watches_squeeze(struct watches *watches, struct memory *memory);

/* The same, if the holes are a quarter of the pool. */
void watches_compact(struct watches *watches, struct memory *memory);

/* If holes and spare room are an eighth of the pool, releases them: the lists slide together,
 * without a second pool. */
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
