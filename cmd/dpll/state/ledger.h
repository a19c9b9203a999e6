/* The checker's own clauses (checker.h), of debug builds, and what follows from them: by watches
 * that nothing else uses.  They are entered and found by roster.h.
 *
 * What they imply by unit propagation alone is true for good, even if they go. */
#ifndef DPLL_LEDGER_H
#define DPLL_LEDGER_H

#include <stdbool.h>

#include "common/literal.h"
#include "common/stack.h"

STACK(word_stack, uint32_t);

struct ledger {
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

/* Begins with no clause.  All memory is in the region given, which outlives the ledger. */
void ledger_init(struct ledger *ledger, struct memory *memory);

/* A clause begins with these words; its literals follow, the first two of them watched.  NEXT is
 * the next clause of its bucket (roster.h); LINKS are the nodes that come after its own in the
 * lists of those two.  A node is twice the place of a clause, plus which watch it is, plus 1. */
enum { LEDGER_SIZE, LEDGER_NEXT, LEDGER_LINKS, LEDGER_LITS = 4 };

/* In SIZE: the clause has gone.  The lists of watches lose it when they are walked along. */
#define LEDGER_GONE (1u << 31)

/* Of the clause at a place: how many literals it has, whether it has gone, where the next clause
 * begins, and its literals, good until one is added. */
static inline uint32_t ledger_size(const struct ledger *l, uint32_t at) {
    return l->words.data[at + LEDGER_SIZE] & ~LEDGER_GONE;
}

static inline bool ledger_gone(const struct ledger *l, uint32_t at) {
    return l->words.data[at + LEDGER_SIZE] & LEDGER_GONE;
}

static inline uint32_t ledger_after(const struct ledger *l, uint32_t at) {
    return at + LEDGER_LITS + ledger_size(l, at);
}

static inline Lit *ledger_lits(const struct ledger *l, uint32_t at) {
    return l->words.data + at + LEDGER_LITS;
}

/* Whether a clause has a literal. */
static inline bool ledger_has(const struct ledger *l, uint32_t at, Lit lit) {
    for (uint32_t i = 0; i < ledger_size(l, at); i++)
        if (ledger_lits(l, at)[i] == lit)
            return true;
    return false;
}

/* Has room for literals up to this one, and its negation. */
void ledger_room(struct ledger *l, Lit lit);

/* Watches literal 0 or 1 of the clause at a place. */
void ledger_watch(struct ledger *l, uint32_t at, unsigned which);

/* Whether a clause follows by unit propagation, or is blocked on its first literal but for that. */
bool ledger_implies(struct ledger *l, const Lit *lits, size_t size);

/* Makes true for good what follows from a new clause. */
void ledger_conclude(struct ledger *l, const Lit *lits, size_t size);

#endif
