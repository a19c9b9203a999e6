/* SPDX-License-Identifier: MIT */
/* Unit propagation over two watched literals (Moskewicz et al., 2001), with blocking literals
 * (Sorensson, Een, 2008) and saved search positions (Gent, 2013). */
#ifndef DPLL_PROPAGATE_H
#define DPLL_PROPAGATE_H

#include "state/solver.h"

/* Visits every trail literal not yet propagated.  Returns NO_CONFLICT when all is well, otherwise
 * the clause that has become false; s->propagated is then less than the trail. */
Ref propagate(struct solver *s);

/* The same as if a clause of the arena were not there. */
Ref propagate_without(struct solver *s, Ref ignored);

#endif
