/* SPDX-License-Identifier: MIT */
/* Decisions of the conflict-driven engine. */
#ifndef DPLL_SEARCH_DECIDE_H
#define DPLL_SEARCH_DECIDE_H

#include "state/solver.h"

/* The open variable that comes first in the decision order of the current mode: highest score in
 * stable mode (state/heap.h), bumped last in focused mode (state/queue.h).  Some variable must be
 * open. */
Var decide_variable(struct solver *s);

/* Whether variable a comes before variable b in that order, if both are open. */
bool decide_before(const struct solver *s, Var a, Var b);

/* The next decision: decide_variable or a random variable (burst.h), with the sign of its phase
 * (phase.h).  Some variable must be open. */
Lit decide_next(struct solver *s);

#endif
