/* How valuable a learned clause is: tier 1 stays, tier 2 ages, the rest competes (Oh, 2015; after
 * the glue of Audemard, Simon, 2009). */
#ifndef DPLL_TIER_H
#define DPLL_TIER_H

#include "state/solver.h"

enum { TIER1_GLUE = 2, TIER2_GLUE = 6 };

/* A learned clause took part in a conflict: its glue is counted anew, and it is marked used. */
void tier_use(struct solver *s, struct clause *clause);

static inline void tier_mark_used(struct clause *clause) {
    clause->used = clause->glue <= TIER2_GLUE ? 2 : 1;
}

#endif
