/* SPDX-License-Identifier: MIT */
/* Reverse unit propagation (RUP): the clauses of the checker (checker.h), of debug builds, and what
 * follows from them, by watches that nothing else uses.  They are entered and found by ruptable.h.
 *
 * What they imply by unit propagation alone is true for good, even if they go. */
#ifndef DPLL_RUP_H
#define DPLL_RUP_H

#include <stdbool.h>

#include "common/literal.h"
#include "common/stack.h"

STACK(word_stack, uint32_t);

struct rup {
    struct memory *memory;
    struct word_stack words;   /* all clauses, those that have gone among them */
    size_t wasted;             /* words of those */
    struct word_stack buckets; /* by hash: where a clause begins and 1, or 0; a power of two */
    size_t count;              /* clauses that are linked from there */
    size_t room;               /* literals that the arrays below have room for */
    signed char *values;       /* by literal: 1 true, -1 false, 0 open */
    uint32_t *heads;           /* by literal: the first node of its watches, or 0 */
    uint32_t *since;           /* by literal: no clause before this place has it */
    struct word_stack trail;   /* literals in the order they became true */
    size_t root, followed;     /* of the trail: true for good; propagated */
    bool contradictory;        /* anything follows */
    uint64_t visits;           /* clauses looked at so far */
};

/* Begins with no clause.  All memory is in the region given, which outlives it. */
void rup_init(struct rup *rup, struct memory *memory);

/* A clause begins with these words; its literals follow, the first two of them watched.  NEXT is
 * the next clause of its bucket (ruptable.h); LINKS are the nodes that come after its own in the
 * lists of those two.  A node is twice the place of a clause, plus which watch it is, plus 1. */
enum { RUP_SIZE, RUP_NEXT, RUP_LINKS, RUP_LITS = 4 };

/* In SIZE: the clause has gone.  The lists of watches lose it when they are walked along. */
#define RUP_GONE (1u << 31)

/* Of the clause at a place: how many literals it has, whether it has gone, where the next clause
 * begins, and its literals, good until one is added. */
static inline uint32_t rup_size(const struct rup *r, uint32_t at) {
    return r->words.data[at + RUP_SIZE] & ~RUP_GONE;
}

static inline bool rup_gone(const struct rup *r, uint32_t at) {
    return r->words.data[at + RUP_SIZE] & RUP_GONE;
}

static inline uint32_t rup_after(const struct rup *r, uint32_t at) {
    return at + RUP_LITS + rup_size(r, at);
}

static inline Lit *rup_lits(const struct rup *r, uint32_t at) {
    return r->words.data + at + RUP_LITS;
}

/* Whether a clause has a literal. */
static inline bool rup_has(const struct rup *r, uint32_t at, Lit lit) {
    for (uint32_t i = 0; i < rup_size(r, at); i++)
        if (rup_lits(r, at)[i] == lit)
            return true;
    return false;
}

/* Has room for literals up to this one, and its negation. */
void rup_room(struct rup *r, Lit lit);

/* Watches literal 0 or 1 of the clause at a place. */
void rup_watch(struct rup *r, uint32_t at, unsigned which);

/* Whether a clause follows by unit propagation, or is blocked on its first literal but for that. */
bool rup_implies(struct rup *r, const Lit *lits, size_t size);

/* Makes true for good what follows from a new clause. */
void rup_conclude(struct rup *r, const Lit *lits, size_t size);

#endif
