/* SPDX-License-Identifier: MIT */
/* Names: for each literal the literal that replaces it, while literals are renamed. */
#ifndef DPLL_REWRITE_NAMES_H
#define DPLL_REWRITE_NAMES_H

#include "search/state.h"

/* A binary clause to be added to the lists later. */
struct short_clause {
    Lit lits[2];
    uint64_t id;
    bool redundant;
};

STACK(short_stack, struct short_clause);

struct names {
    Lit *lits; /* the names, opposite for a literal and its negation; NULL if nothing is renamed */
    uint64_t *ids;             /* by renamed literal: number of the clause (-literal, name) */
    struct short_stack shorts; /* clauses that were renamed, or have become binary */
};

/* Makes each literal its own name. */
struct names *names_new(struct solver *s);
void names_free(struct solver *s, struct names *names);

/* Adds the hints for the next clause, which is the given one of size literals with its literals
 * renamed (if any are) and false ones removed: the units of false literals and the clauses of
 * names->ids. */
void names_justify(struct solver *s, const struct names *names, const Lit *lits, uint32_t size);

/* The name of a literal; the literal itself if nothing is renamed. */
static inline Lit names_lit(const struct names *names, Lit lit) {
    return names->lits ? memory_at(names->lits, lit) : lit;
}

#endif
