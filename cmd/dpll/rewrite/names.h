/* SPDX-License-Identifier: MIT */
/* Names: while literals are renamed, the one that takes the place of each. */
#ifndef DPLL_NAMES_H
#define DPLL_NAMES_H

#include "search/state.h"

/* A binary clause on its way to the lists. */
struct short_clause {
    Lit lits[2];
    uint64_t id;
    bool redundant;
};

STACK(short_stack, struct short_clause);

struct names {
    Lit *lits;     /* what takes its place, opposite for a literal and its negation; NULL where
                    * nothing is renamed */
    uint64_t *ids; /* the clause (-literal, what takes its place); of those that change */
    struct short_stack shorts; /* clauses that were renamed, or have become binary */
};

/* Begins with each literal as its own name. */
struct names *names_new(struct solver *s);
void names_free(struct solver *s, struct names *names);

/* Adds hints for the next clause, which is the given one of size literals after its literals are
 * renamed (where anything is) and false ones dropped: the units that make literals false, and the
 * clauses in names->ids. */
void names_justify(struct solver *s, const struct names *names, const Lit *lits, uint32_t size);

/* The name of a literal; itself where nothing is renamed. */
static inline Lit names_lit(const struct names *names, Lit lit) {
    return names->lits ? memory_at(names->lits, lit) : lit;
}

#endif
