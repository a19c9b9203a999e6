/* SPDX-License-Identifier: MIT */
/* Building the clauses of the lookahead engine (state.h) from those of the solver. */
#ifndef DPLL_LOOK_BUILD_H
#define DPLL_LOOK_BUILD_H

#include "look/state.h"

/* Creates s->look, or rebuilds its clauses unless look->built says that they are current.  At level
 * 0 only. */
void build_update(struct solver *s);

/* Allows other engines to change the clauses from now on, as long as the models stay the same.
 * With a proof the next build_update rebuilds the clauses, since the proof refers to them; without
 * one only now and then. */
void build_suspend(struct solver *s);

#endif
