/* SPDX-License-Identifier: MIT */
/* Recursive clause minimisation (Sorensson, Biere, 2009). */
#ifndef DPLL_SEARCH_MINIMIZE_H
#define DPLL_SEARCH_MINIMIZE_H

#include "state/solver.h"

/* Removes from s->clause, the clause being learned, every literal that the others imply. */
void minimize(struct solver *s);

/* Whether the literals of s->clause, minimized, imply that a literal outside the clause is
 * false. */
bool minimize_implied(struct solver *s, Lit lit);

#endif
