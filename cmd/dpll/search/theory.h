/* SPDX-License-Identifier: MIT */
/* The interface of propagation beside the clauses.
 *
 * A theory gives the literals that it implies reasons of its own, numbers from THEORY_REASON up to
 * NO_REASON.  When conflict analysis reaches such a literal, the theory turns the reason into a
 * clause at the end of the arena.  These clauses are dropped when the analysis is over. */
#ifndef DPLL_SEARCH_THEORY_H
#define DPLL_SEARCH_THEORY_H

#include "search/state.h"

struct theory {
    /* Assigns the literals that the theory implies, when clauses are propagated.  Returns
     * NO_CONFLICT or, above level 0, a false clause, valid until forget; at level 0 sets
     * s->inconsistent instead. */
    Ref (*propagate)(struct solver *s);

    /* Must be called before the trail is cut to its first `keep` literals. */
    void (*backtrack)(struct solver *s, size_t keep);

    /* Turns the theory's reason for a variable's value into a clause, makes that the variable's
     * reason, and returns it. */
    Ref (*explain)(struct solver *s, Var var);

    /* Drops the clauses made by explain.  No other clause may have been added to the arena since
     * the first of them. */
    void (*forget)(struct solver *s);
};

/* Whether a reason belongs to the theory and was not explained yet. */
static inline bool theory_gave(uint32_t reason) {
    return reason - THEORY_REASON < NO_REASON - THEORY_REASON;
}

/* The reason of a variable's value, explained if it is the theory's.  Clauses may move. */
static inline uint32_t theory_reason(struct solver *s, Var var) {
    uint32_t reason = memory_at(s->assigned, var).reason;
    return theory_gave(reason) ? s->cdcl->theory->explain(s, var) : reason;
}

/* Must be called when an analysis is over. */
static inline void theory_forget(struct solver *s) {
    if (s->cdcl && s->cdcl->theory)
        s->cdcl->theory->forget(s);
}

#endif
