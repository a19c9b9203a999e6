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

/* Adds to the hints of the next clause what is needed to get from a clause of size literals to
 * their names that are not false, where nothing is renamed to its literals that are not: units, and
 * the clauses behind the names. */
void names_justify(struct solver *s, const struct names *names, const Lit *lits, uint32_t size);

/* The name of a literal; itself where nothing is renamed. */
static inline Lit names_lit(const struct names *names, Lit lit) {
    return names->lits ? names->lits[lit] : lit;
}

#endif
