/* SPDX-License-Identifier: MIT */
/* Decisions of the conflict-driven engine. */
#ifndef DPLL_DECIDE_H
#define DPLL_DECIDE_H

#include "state/solver.h"

/* The open variable that comes first in the order of the mode at hand: by score in stable mode
 * (state/heap.h), by the time of its last bump in focused mode (state/queue.h).  Some variable must
 * be open. */
Var decide_variable(struct solver *s);

/* Whether variable a comes before variable b in that order, were both open. */
bool decide_before(const struct solver *s, Var a, Var b);

/* The literal to decide next: that variable, or a random one (burst.h), with its sign (phase.h).
 * The same. */
Lit decide_next(struct solver *s);

#endif
