/* SPDX-License-Identifier: MIT */
/* The live clauses of an LRAT proof, by number.
 *
 * They are stored one after the other in an array of 32-bit words, each with its number and size in
 * front.  When deleted clauses are half of the array it is compacted, so that a reference, an
 * offset into the array, is valid only until the next deletion. */
#ifndef RESVERIFY_STORE_H
#define RESVERIFY_STORE_H

#include <stdbool.h>

#include "common/base/stack.h"
#include "common/formulas/literal.h"
#include "index.h"

STACK(store_words, uint32_t);

/* Words before the literals of a clause: the low and the high half of its number, 0 once it is
 * deleted, and its size. */
enum { STORE_LOW, STORE_HIGH, STORE_SIZE, STORE_HEADER };

struct store {
    struct memory *memory;
    struct store_words words; /* the first word is unused, so that no clause is at 0 */
    size_t dead;              /* words of deleted clauses */
    struct index index;
};

/* Begins without clauses; store_free releases everything. */
void store_init(struct store *store, struct memory *memory);
void store_free(struct store *store);

/* Adds a clause under an unused number other than 0.  Returns the clause's reference. */
ClauseRef store_add(struct store *store, uint64_t number, const Lit *lits, size_t size);

/* Deletes a clause, which must be there. */
void store_delete(struct store *store, uint64_t number);

/* The clause with this number, or 0. */
static inline ClauseRef store_find(const struct store *store, uint64_t number) {
    return index_find(&store->index, number);
}

/* The size, the literals and the number of a clause, by its reference.  The literals are valid
 * until a clause is added. */
static inline ClauseSize store_size(const struct store *store, ClauseRef ref) {
    return (ClauseSize)store->words.data[ref + STORE_SIZE];
}

static inline const Lit *store_lits(const struct store *store, ClauseRef ref) {
    return store->words.data + ref + STORE_HEADER;
}

static inline uint64_t store_number(const struct store *store, ClauseRef ref) {
    const uint32_t *clause = store->words.data + ref;
    return clause[STORE_LOW] | (uint64_t)clause[STORE_HIGH] << 32;
}

/* Whether the clause has the literal. */
bool store_contains(const struct store *store, ClauseRef ref, Lit lit);

/* The next live clause after clause ref, or the first one for 0; 0 if there is none. */
ClauseRef store_next(const struct store *store, ClauseRef ref);

#endif
