/* Decisions of the conflict-driven engine. */
#ifndef DPLL_DECIDE_H
#define DPLL_DECIDE_H

#include "state/solver.h"

/* Whether variable a would be decided before variable b, were both open. */
bool decide_before(const struct solver *s, Var a, Var b);

/* The literal to decide next; some variable must be open. */
Lit decide_next(struct solver *s);

#endif
