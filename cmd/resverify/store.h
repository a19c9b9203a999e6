/* The clauses alive at one point of an LRAT proof, by number.
 *
 * They lie one after the other in an array of 32-bit words, each behind its number and size; when
 * half of the array belongs to deleted clauses it is compacted.  A reference, which is an offset
 * into the array, is therefore good until the next deletion only. */
#ifndef RESVERIFY_STORE_H
#define RESVERIFY_STORE_H

#include <stdbool.h>

#include "common/literal.h"
#include "common/stack.h"
#include "index.h"

STACK(store_words, uint32_t);

/* Words before the literals of a clause: the low and the high half of its number, its size with
 * these two flags. */
enum { STORE_HEADER = 3 };
#define STORE_DEAD 0x80000000u
#define STORE_MARK 0x40000000u /* for the user; clear unless it has set it */
#define STORE_SIZE 0x3fffffffu

struct store {
    struct memory *memory;
    struct store_words words; /* the first one is unused, so that no clause is at 0 */
    size_t dead;              /* words of deleted clauses */
    struct index index;
};

void store_init(struct store *store, struct memory *memory);
void store_free(struct store *store);

/* Adds a clause under a number that no other one has.  Returns its reference. */
uint32_t store_add(struct store *store, uint64_t number, const Lit *lits, size_t size);

/* Deletes a clause that is there. */
void store_delete(struct store *store, uint64_t number);

/* The clause with this number, or 0. */
static inline uint32_t store_find(const struct store *store, uint64_t number) {
    return index_find(&store->index, number);
}

static inline uint32_t *store_flags(const struct store *store, uint32_t ref) {
    return &store->words.data[ref + 2];
}

static inline uint32_t store_size(const struct store *store, uint32_t ref) {
    return *store_flags(store, ref) & STORE_SIZE;
}

static inline const Lit *store_lits(const struct store *store, uint32_t ref) {
    return store->words.data + ref + STORE_HEADER;
}

static inline uint64_t store_number(const struct store *store, uint32_t ref) {
    return store->words.data[ref] | (uint64_t)store->words.data[ref + 1] << 32;
}

/* Whether the clause has the literal. */
bool store_contains(const struct store *store, uint32_t ref, Lit lit);

/* The first clause alive at or behind ref (0 to begin with; then that of the last one plus 1), or 0
 * when there is none. */
uint32_t store_next(const struct store *store, uint32_t ref);

#endif
