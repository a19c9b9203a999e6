/* Decisions of the conflict-driven engine. */
#ifndef DPLL_DECIDE_H
#define DPLL_DECIDE_H

#include "state/solver.h"

/* The literal to decide next; some variable must be open. */
Lit decide_next(struct solver *s);

#endif
