/* SPDX-License-Identifier: MIT */
/* Union-find of equivalent literals, with proofs (Tarjan, 1975). */
#ifndef DPLL_REWRITE_MERGE_H
#define DPLL_REWRITE_MERGE_H

#include <assert.h>

#include "state/solver.h"

/* Arrays by literal.  The parents of a literal and of its negation are opposite. */
struct merger {
    size_t count;  /* number of literals */
    Lit *parents;  /* leads to the representative, which is its own parent */
    uint64_t *ids; /* number of the clause (-literal, parent) */
};

/* Makes each literal a class of its own.  Clearing `memory` releases the arrays. */
void merge_init(struct solver *s, struct merger *merger, struct memory *memory);

/* merge_find for a literal whose parent is not the representative. */
Lit merge_shorten(struct solver *s, struct merger *merger, Lit lit);

/* The representative of a literal, the lowest of its class.  Usually its parent. */
static inline Lit merge_find(struct solver *s, struct merger *merger, Lit lit) {
    assert(lit < merger->count);
    Lit parent = memory_at(merger->parents, lit);
    return memory_at(merger->parents, parent) == parent ? parent : merge_shorten(s, merger, lit);
}

/* Results of merging. */
enum merged { MERGE_NOTHING, MERGE_DONE, MERGE_CONTRADICTION };

/* Makes a and b equivalent, given the numbers of the clauses (-a, b) and (a, -b).  Sets *loser to
 * the former representative that no longer is one.  Sets s->inconsistent on a contradiction. */
enum merged merge_literals(struct solver *s, struct merger *merger, Lit a, Lit b, uint64_t forth,
                           uint64_t back, Lit *loser);

#endif
