/* SPDX-License-Identifier: MIT */
/* Making the clauses of the lookahead engine (see state.h) from those of the solver. */
#ifndef DPLL_LOOK_BUILD_H
#define DPLL_LOOK_BUILD_H

#include "look/state.h"

/* Makes s->look from the clauses at hand, or its clauses again when those may have changed, as
 * look->built tells.  At level 0 only. */
void build_update(struct solver *s);

/* From now on another engine may change the clauses, as long as their models stay the same.  With a
 * proof the next build_update makes them again, as the proof refers to them; without one it does so
 * only now and then. */
void build_suspend(struct solver *s);

#endif
