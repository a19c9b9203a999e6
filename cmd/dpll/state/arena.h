/* SPDX-License-Identifier: MIT */
/* The arena: one block of 32-bit words that holds every clause of three or more literals. */
#ifndef DPLL_STATE_ARENA_H
#define DPLL_STATE_ARENA_H

#include <assert.h>

#include "common/base/memory.h"
#include "common/base/narrow.h"
#include "state/clause.h"

/* References must be below THEORY_REASON (solver.h): from there on reasons are a theory's, none,
 * or, with the top bit, binary clauses. */
#define ARENA_MAX ((size_t)(NARROW_WORD / 16 * 7))

struct arena {
    uint32_t *words;
    size_t size, capacity; /* in words */
};

/* Makes room for `words` more words.  The arena does not move while clauses are added within
 * them. */
void arena_reserve(struct arena *arena, struct memory *memory, size_t words);

/* Releases the room behind the clauses if it is an eighth of the arena or more. */
void arena_save(struct arena *arena, struct memory *memory);

/* Appends a clause of size literals, at least 3 if it is to be watched, with all flags clear.  Does
 * not return if memory runs out. */
Ref arena_add(struct arena *arena, struct memory *memory, const Lit *lits, uint32_t size);

/* The clause at a reference; valid until a clause is added. */
static inline struct clause *arena_clause(const struct arena *arena, Ref ref) {
    assert(ref < arena->size);
    struct clause *clause = (struct clause *)(arena->words + ref);
    assert(clause->size <= arena->size - ref - CLAUSE_WORDS);
    return clause;
}

/* The reference of the next clause; arena->size after the last. */
static inline Ref arena_after(const struct arena *arena, Ref ref) {
    return ref + CLAUSE_WORDS + arena_clause(arena, ref)->size;
}

#endif
