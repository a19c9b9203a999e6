/* SPDX-License-Identifier: MIT */
/* Lucky guesses: assignments of one sign, in order of the variables, that happen to satisfy the
 * formula. */
#ifndef DPLL_LUCKY_H
#define DPLL_LUCKY_H

#include "state/solver.h"

/* Tries all variables false, then all true, from the first on and from the last, each time as far
 * as propagation lets it.  At level 0, all propagated.  Returns whether every variable has a value
 * now; else all is as before. */
bool lucky(struct solver *s);

#endif
