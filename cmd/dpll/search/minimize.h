/* SPDX-License-Identifier: MIT */
/* Recursive clause minimisation (Sorensson, Biere, 2009). */
#ifndef DPLL_MINIMIZE_H
#define DPLL_MINIMIZE_H

#include "state/solver.h"

/* Removes from the clause being learned, s->clause, the literals that the others imply. */
void minimize(struct solver *s);

/* Whether a false literal follows from the literals of s->clause.  The clause has been minimized,
 * and the literal should not be in it. */
bool minimize_implied(struct solver *s, Lit lit);

#endif
