/* SPDX-License-Identifier: MIT */
/* Units: literals that hold at level 0, each with a clause of its own in the proof. */
#ifndef DPLL_UNIT_H
#define DPLL_UNIT_H

#include "state/solver.h"

/* Makes an open literal true by the unit clause numbered id.  At level 0 only. */
void unit_assign(struct solver *s, Lit lit, uint64_t id);

/* Propagates, at level 0 only.  Returns false, with s->inconsistent set, when a clause is false. */
bool unit_propagate(struct solver *s);

#endif
