/* SPDX-License-Identifier: MIT */
/* Ways for the textbook engine to propagate: all find the same, and differ in the data structure
 * that tells them which clauses to look at.  So the search tree is the same, too, and what a data
 * structure is worth can be measured. */
#ifndef DPLL_PROPAGATOR_H
#define DPLL_PROPAGATOR_H

#include "state/solver.h"

struct propagator {
    const char *name;

    /* Takes in the clauses and variables that the solver has gained, at level 0; NULL for none. */
    void (*update)(struct solver *s);

    /* As propagate of search/propagate.h. */
    Ref (*propagate)(struct solver *s);

    /* Called before the trail is cut down to its first `keep` literals; NULL for none. */
    void (*undo)(struct solver *s, size_t keep);
};

#endif
