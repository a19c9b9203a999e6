/* SPDX-License-Identifier: MIT */
/* What propagates beside the clauses, through one interface.
 *
 * A theory makes literals true for reasons of its own, numbers from THEORY_REASON up to NO_REASON.
 * A clause is made of such a reason when conflict analysis comes to it; these clauses are at the
 * end of the arena and go when the analysis is over. */
#ifndef DPLL_THEORY_H
#define DPLL_THEORY_H

#include "search/state.h"

struct theory {
    /* Makes true what the theory implies; clauses have been propagated.  Returns NO_CONFLICT or,
     * above level 0, a clause that is false, good until forget; at level 0 s->inconsistent is
     * set. */
    Ref (*propagate)(struct solver *s);

    /* Takes note that the trail is about to be cut to the first `keep` literals. */
    void (*backtrack)(struct solver *s, size_t keep);

    /* Makes a clause of the theory's reason for a variable's value, lets the clause take the place
     * of that reason, and returns it. */
    Ref (*explain)(struct solver *s, Var var);

    /* Drops the clauses that explain has made.  No other clause may have been added to the arena
     * since the first of them. */
    void (*forget)(struct solver *s);
};

/* Whether a reason is one that the theory has not been asked to explain yet. */
static inline bool theory_gave(uint32_t reason) {
    return reason - THEORY_REASON < NO_REASON - THEORY_REASON;
}

/* The reason of a variable's value as clauses have it.  Clauses may move. */
static inline uint32_t theory_reason(struct solver *s, Var var) {
    uint32_t reason = memory_at(s->assigned, var).reason;
    return theory_gave(reason) ? s->cdcl->theory->explain(s, var) : reason;
}

/* To be called when an analysis is over. */
static inline void theory_forget(struct solver *s) {
    if (s->cdcl && s->cdcl->theory)
        s->cdcl->theory->forget(s);
}

#endif
