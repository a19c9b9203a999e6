/* Renaming: each literal of the formula gives way to one that is equivalent to it. */
#ifndef DPLL_RENAME_H
#define DPLL_RENAME_H

#include "search/state.h"

/* By literal; begins as the identity. */
struct renaming {
    Lit *lits;     /* what takes its place; those of a literal and its negation are opposite */
    uint64_t *ids; /* the clause (-literal, what takes its place); of those that change */
};

void rename_begin(struct solver *s);
void rename_free(struct solver *s);

/* Renames in all clauses and equations, at level 0; variables that change are removed.  Units that
 * come to light are on the trail and not propagated, and s->inconsistent may be set. */
void rename_all(struct solver *s);

/* Adds to the hints of the next clause what is needed to get from a clause of size literals to
 * their names that are not false: units, and the clauses behind the names. */
void rename_justify(struct solver *s, const Lit *lits, uint32_t size);

/* The name of a literal, as long as it is being renamed. */
static inline Lit rename_lit(const struct solver *s, Lit lit) {
    return s->cdcl->renaming ? s->cdcl->renaming->lits[lit] : lit;
}

#endif
