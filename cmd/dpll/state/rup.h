/* SPDX-License-Identifier: MIT */
/* Reverse unit propagation (RUP) over the clauses of the checker (checker.h), in debug builds, by
 * watches that nothing else uses; ruptable.h finds clauses.
 *
 * Literals implied by unit propagation alone stay true even if their clauses are removed. */
#ifndef DPLL_STATE_RUP_H
#define DPLL_STATE_RUP_H

#include <stdbool.h>

#include "common/base/stack.h"
#include "common/formulas/literal.h"

STACK(word_stack, uint32_t);

struct rup {
    struct memory *memory;
    struct word_stack words;   /* all clauses, removed ones included */
    size_t wasted;             /* words of removed clauses */
    struct word_stack buckets; /* hash table of 2^n places: the first clause + 1, or 0 */
    size_t count;              /* clauses linked in buckets */
    size_t room;               /* literals that the arrays below have room for */
    signed char *values;       /* by literal: 1 true, -1 false, 0 open */
    uint32_t *heads;           /* by literal: first node of its watches, or 0 */
    uint32_t *since;           /* by literal: no clause before this place contains it */
    struct word_stack trail;   /* literals in the order they became true */
    size_t root, followed; /* literals of the trail that are true for good; that are propagated */
    bool contradictory;    /* a contradiction was derived, and everything follows */
    uint64_t visits;       /* clauses visited so far */
};

/* Begins without clauses.  All memory is in the given region, which outlives rup. */
void rup_init(struct rup *rup, struct memory *memory);

/* The head of a clause; its literals follow, the first two of them watched.  RUP_NEXT is the next
 * clause of its bucket (ruptable.h).  RUP_LINKS are the successors of its two nodes in the watch
 * lists.  Node 2 * place + w + 1 is watch w, 0 or 1, of the clause at a place. */
enum { RUP_SIZE, RUP_NEXT, RUP_LINKS, RUP_LITS = 4 };

/* In RUP_SIZE: the clause was removed.  Propagation unlinks it from the watch lists. */
#define RUP_GONE (1u << 31)

/* The size of the clause at a place, whether it was removed, where the next clause begins, and its
 * literals, valid until a clause is added. */
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

/* Whether a clause contains a literal. */
static inline bool rup_has(const struct rup *r, uint32_t at, Lit lit) {
    for (uint32_t i = 0; i < rup_size(r, at); i++)
        if (rup_lits(r, at)[i] == lit)
            return true;
    return false;
}

/* Makes room for literals up to this one and its negation. */
void rup_room(struct rup *r, Lit lit);

/* Watches literal 0 or 1 of the clause at a place. */
void rup_watch(struct rup *r, uint32_t at, unsigned which);

/* Whether a clause follows by unit propagation or is blocked on its first literal. */
bool rup_implies(struct rup *r, const Lit *lits, size_t size);

/* Makes true for good the literals that follow from a new clause by unit propagation. */
void rup_conclude(struct rup *r, const Lit *lits, size_t size);

#endif
