/* Clauses in the arena. */
#ifndef DPLL_CLAUSE_H
#define DPLL_CLAUSE_H

#include <stdbool.h>
#include <stdint.h>

#include "common/literal.h"

/* The offset of a clause in the arena, in words. */
typedef uint32_t Ref;

enum { CLAUSE_GLUE_MAX = (1 << 24) - 1 };

/* Three literals or more: binary clauses live in the watch lists alone.  The first two literals
 * are watched. */
struct clause {
    uint32_t id_low, id_high; /* its number in the proof, 0 without one */
    uint32_t size;
    uint32_t searched; /* where the last search for a new watch ended (Gent, 2013); at least 2 */
    unsigned redundant : 1; /* learned: may be thrown away */
    unsigned garbage : 1;   /* to be removed by the next collection */
    unsigned reason : 1;    /* forces a literal: must stay for now */
    unsigned used : 2;      /* ages when the database is reduced */
    unsigned moved : 1;     /* collection has copied it; lits[0] is the new place */
    unsigned glue : 24;     /* decision levels it joined when learned (Audemard, Simon, 2009) */
    Lit lits[];
};

static inline uint64_t clause_id(const struct clause *clause) {
    return (uint64_t)clause->id_high << 32 | clause->id_low;
}

enum { CLAUSE_WORDS = sizeof(struct clause) / sizeof(uint32_t) };

#endif
