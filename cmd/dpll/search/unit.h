/* SPDX-License-Identifier: MIT */
/* Units: literals true at level 0, each with a unit clause in the proof. */
#ifndef DPLL_SEARCH_UNIT_H
#define DPLL_SEARCH_UNIT_H

#include "state/solver.h"

/* Makes an open literal true by unit clause `id`.  At level 0 only. */
void unit_assign(struct solver *s, Lit lit, uint64_t id);

/* Propagates at level 0.  Returns false, with s->inconsistent set, on a conflict. */
bool unit_propagate(struct solver *s);

#endif
