/* SPDX-License-Identifier: MIT */
/* Clauses in the arena. */
#ifndef DPLL_STATE_CLAUSE_H
#define DPLL_STATE_CLAUSE_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/index.h"
#include "common/base/narrow.h"
#include "common/formulas/literal.h"

/* A reference: the offset of a clause in the arena, in words. */
typedef uint32_t Ref;

enum { CLAUSE_GLUE_MAX = (1 << 11) - 1, CLAUSE_USED_MAX = (1 << 5) - 1 };

/* Numbers of clauses in a proof have CLAUSE_ID_BITS bits, the lower 32 of them in a word of their
 * own. */
enum { CLAUSE_ID_BITS = 42 };
#ifdef NARROW_FIELDS
#define CLAUSE_ID_MAX ((uint64_t)NARROW_WORD)
#else
#define CLAUSE_ID_MAX (((uint64_t)1 << CLAUSE_ID_BITS) - 1)
#endif

/* A clause of three or more literals; binary clauses are in the watch lists alone.  The first two
 * literals are watched. */
struct clause {
    uint32_t id_low; /* the lower bits of its number in the proof, 0 without one */
    uint32_t size;
    uint32_t searched;      /* where the last search for a watch ended (Gent, 2013), at least 2 */
    unsigned redundant : 1; /* learned: may be removed */
    unsigned garbage : 1;   /* to be removed by the next collection */
    unsigned reason : 1;    /* the reason of a literal: must stay for now */
    unsigned used : 5;      /* set to CLAUSE_USED_MAX by a conflict, 1 less by each reduction */
    unsigned fresh : 1;     /* irredundant, and not yet tried as a subsuming clause */
    unsigned pending : 1;   /* to be vivified first */
    unsigned subsumed : 1;  /* a clause learned later subsumes it: removed first */
    unsigned glue : 11;     /* decision levels less 1, lowered on use: see search/tier.c */
    unsigned id_high : CLAUSE_ID_BITS - 32;
    Lit lits[];
};

/* A clause's number in the proof, at most CLAUSE_ID_MAX. */
static inline uint64_t clause_id(const struct clause *clause) {
    return (uint64_t)clause->id_high << 32 | clause->id_low;
}

static inline void clause_set_id(struct clause *clause, uint64_t id) {
    clause->id_low = (uint32_t)id;
    clause->id_high = (uint32_t)(id >> 32) & ((1u << (CLAUSE_ID_BITS - 32)) - 1);
}

/* Literal I of a clause, as an lvalue.  Works on any struct with lits and size. */
#define clause_at(CLAUSE, I) ((CLAUSE)->lits[INDEX(I, (CLAUSE)->size)])

enum { CLAUSE_WORDS = sizeof(struct clause) / sizeof(uint32_t) };

#endif
