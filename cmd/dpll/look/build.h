/* Making the clauses of the lookahead engine (see state.h) from those of the solver. */
#ifndef DPLL_LOOK_BUILD_H
#define DPLL_LOOK_BUILD_H

#include "look/state.h"

/* Makes s->look from the clauses at hand, or its clauses again when those may have changed, as
 * look->built tells.  At level 0 only. */
void build_update(struct solver *s);

/* Another engine may change the clauses from now on, but not what they mean.  A proof needs those
 * of the next build_update; else it is enough to have them now and then. */
void build_suspend(struct solver *s);

#endif
