/* Names: while literals are renamed, the one that takes the place of each. */
#ifndef DPLL_NAMES_H
#define DPLL_NAMES_H

#include "search/state.h"

/* By literal; begins as the identity. */
struct names {
    Lit *lits;     /* what takes its place; those of a literal and its negation are opposite */
    uint64_t *ids; /* the clause (-literal, what takes its place); of those that change */
};

void names_begin(struct solver *s);
void names_free(struct solver *s);

/* Adds to the hints of the next clause what is needed to get from a clause of size literals to
 * their names that are not false: units, and the clauses behind the names. */
void names_justify(struct solver *s, const Lit *lits, uint32_t size);

/* The name of a literal, as long as literals are renamed; else itself. */
static inline Lit names_lit(const struct solver *s, Lit lit) {
    return s->cdcl->names ? s->cdcl->names->lits[lit] : lit;
}

#endif
