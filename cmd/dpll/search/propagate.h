/* SPDX-License-Identifier: MIT */
/* Unit propagation over two watched literals (Moskewicz et al., 2001), with blocking literals
 * (Sorensson, Een, 2008) and saved search positions (Gent, 2013). */
#ifndef DPLL_SEARCH_PROPAGATE_H
#define DPLL_SEARCH_PROPAGATE_H

#include "state/solver.h"

/* Propagates every literal of the trail not propagated yet.  Returns NO_CONFLICT, or a clause that
 * has become false; s->propagated is then less than the size of the trail. */
Ref propagate(struct solver *s);

/* The same, ignoring one clause of the arena. */
Ref propagate_without(struct solver *s, Ref ignored);

#endif
