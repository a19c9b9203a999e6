/* SPDX-License-Identifier: MIT */
/* Tiers of learned clauses: tier 1 is kept long after its last use, tier 2 for a while, and tier 3
 * competes at each reduction (Oh, 2015).  A clause's glue determines its tier (Audemard, Simon,
 * 2009), by limits that follow the use of clauses in conflicts, separately for each mode (Biere et
 * al., SAT Competition 2024). */
#ifndef DPLL_SEARCH_TIER_H
#define DPLL_SEARCH_TIER_H

#include "search/state.h"

/* Sets the limits used before any uses are counted. */
void tier_begin(const struct solver *s, struct tiers *tiers);

/* Sets the limits to the lowest glues such that tier 1, and tiers 1 and 2 together, have their
 * shares of all uses so far. */
void tier_adjust(const struct solver *s, struct tiers *tiers);

/* Counts a use of a learned clause in a conflict: recomputes its glue and marks it used. */
void tier_use(struct solver *s, struct clause *clause);

/* Marks a learned clause as used since the last reduction. */
static inline void tier_mark_used(struct clause *clause) {
    clause->used = CLAUSE_USED_MAX;
}

/* The tier of a learned clause, by its glue. */
static inline enum tier tier_of(const struct tiers *tiers, const struct clause *clause) {
    return clause->glue <= tiers->limits[TIER_1]   ? TIER_1
           : clause->glue <= tiers->limits[TIER_2] ? TIER_2
                                                   : TIER_3;
}

#endif
