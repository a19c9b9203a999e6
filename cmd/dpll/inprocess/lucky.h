/* SPDX-License-Identifier: MIT */
/* Lucky guesses: assignments that give all variables one sign, as far as propagation allows. */
#ifndef DPLL_INPROCESS_LUCKY_H
#define DPLL_INPROCESS_LUCKY_H

#include "state/solver.h"

/* Tries all variables false, then all true, each in ascending and in descending order.  At level 0
 * with all literals propagated.  Returns whether every variable has a value; otherwise the
 * assignment is as before. */
bool lucky(struct solver *s);

#endif
