/* SPDX-License-Identifier: MIT */
/* The stint of a technique: while it runs, its account is charged and messages name it; afterwards
 * it is known what it has changed, for which effort. */
#ifndef DPLL_ENGINES_STINT_H
#define DPLL_ENGINES_STINT_H

#include "state/extent.h"

struct stint {
    unsigned account;     /* charged before */
    struct extent before; /* of the formula */
    uint64_t spent;       /* effort before */
};

/* Begins the stint of technique `index` of the table, while no other one has its own. */
struct stint stint_begin(struct solver *s, unsigned index);

/* Ends it.  Returns whether the technique has changed the formula. */
bool stint_end(struct solver *s, struct stint stint);

#endif
