/* SPDX-License-Identifier: MIT */
/* Classes of equivalent literals, merged one by one, with the proof of each merge (union-find;
 * Tarjan, 1975). */
#ifndef DPLL_MERGE_H
#define DPLL_MERGE_H

#include <assert.h>

#include "state/solver.h"

/* Arrays by literal; the parents of a literal and of its negation are opposite. */
struct merger {
    size_t count;  /* literals */
    Lit *parents;  /* towards the representative, which is its own */
    uint64_t *ids; /* the clause (-literal, parent) */
};

/* Begins with each literal as a class of its own.  The arrays are released with `memory`. */
void merge_init(struct solver *s, struct merger *merger, struct memory *memory);

/* The same as merge_find, where the parent of the literal has another parent. */
Lit merge_shorten(struct solver *s, struct merger *merger, Lit lit);

/* What stands for a literal: the lowest of its class.  As a rule that is its parent. */
static inline Lit merge_find(struct solver *s, struct merger *merger, Lit lit) {
    assert(lit < merger->count);
    Lit parent = memory_at(merger->parents, lit);
    return memory_at(merger->parents, parent) == parent ? parent : merge_shorten(s, merger, lit);
}

/* What came of merging. */
enum merged { MERGE_NOTHING, MERGE_DONE, MERGE_CONTRADICTION };

/* Makes a and b equivalent, given the numbers of the clauses (-a, b) and (a, -b).  *loser is set to
 * the literal that lost its place as a representative when there is one.  On a contradiction
 * s->inconsistent is set. */
enum merged merge_literals(struct solver *s, struct merger *merger, Lit a, Lit b, uint64_t forth,
                           uint64_t back, Lit *loser);

#endif
