/* SPDX-License-Identifier: MIT */
/* How valuable a learned clause is: tier 1 stays for long after it was used, tier 2 for a while,
 * and the rest competes each time (Oh, 2015).  Glue tells them apart (Audemard, Simon, 2009), by
 * limits that follow which clauses conflicts use, in each mode (Biere et al., SAT Competition
 * 2024). */
#ifndef DPLL_TIER_H
#define DPLL_TIER_H

#include "search/state.h"

/* Sets limits to begin with, before any uses are counted. */
void tier_begin(struct tiers *tiers);

/* Sets the limits: tier 1 has about half of the uses so far, tier 2 most of the others. */
void tier_adjust(struct tiers *tiers);

/* A learned clause took part in a conflict: its glue is counted anew, and it is marked used. */
void tier_use(struct solver *s, struct clause *clause);

/* Marks a learned clause as just used. */
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
