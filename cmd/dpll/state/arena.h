/* SPDX-License-Identifier: MIT */
/* One block of 32-bit words that holds every clause of three or more literals. */
#ifndef DPLL_ARENA_H
#define DPLL_ARENA_H

#include <assert.h>

#include "common/memory.h"
#include "common/narrow.h"
#include "state/clause.h"

/* References are below THEORY_REASON (solver.h), from where on reasons mean something else than a
 * clause in the arena: something of a theory, nothing, or with the top bit a binary clause. */
#define ARENA_MAX ((size_t)(NARROW_WORD / 16 * 7))

struct arena {
    uint32_t *words;
    size_t size, capacity; /* in words */
};

/* Makes room for `words` more words: the arena does not move while clauses that take them are
 * added. */
void arena_reserve(struct arena *arena, struct memory *memory, size_t words);

/* Gives back the room behind the clauses where it is an eighth or more. */
void arena_save(struct arena *arena, struct memory *memory);

/* Appends a clause of size literals, at least 3 if it is to be watched; all flags are clear.  Does
 * not return when memory runs out. */
Ref arena_add(struct arena *arena, struct memory *memory, const Lit *lits, uint32_t size);

/* The clause at a reference; good until a clause is added. */
static inline struct clause *arena_clause(const struct arena *arena, Ref ref) {
    assert(ref < arena->size);
    struct clause *clause = (struct clause *)(arena->words + ref);
    assert(clause->size <= arena->size - ref - CLAUSE_WORDS);
    return clause;
}

/* The clause after this one; equals arena->size after the last. */
static inline Ref arena_after(const struct arena *arena, Ref ref) {
    return ref + CLAUSE_WORDS + arena_clause(arena, ref)->size;
}

#endif
