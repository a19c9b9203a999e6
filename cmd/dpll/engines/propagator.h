/* SPDX-License-Identifier: MIT */
/* Implementations of propagation for the textbook engine.  All propagate the same literals and so
 * search the same tree; they differ in the data structure that finds the clauses to visit, which
 * can be measured in this way. */
#ifndef DPLL_ENGINES_PROPAGATOR_H
#define DPLL_ENGINES_PROPAGATOR_H

#include "state/solver.h"

struct propagator {
    const char *name;

    /* Takes in the solver's new clauses and variables, at level 0; NULL if not needed. */
    void (*update)(struct solver *s);

    /* As propagate in search/propagate.h. */
    Ref (*propagate)(struct solver *s);

    /* Called before the trail is cut to its first `keep` literals; NULL if not needed. */
    void (*undo)(struct solver *s, size_t keep);
};

#endif
