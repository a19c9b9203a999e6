/* SPDX-License-Identifier: MIT */
/* How lasting assignments move the clauses of the lookahead engine (see state.h). */
#ifndef DPLL_LOOK_CLAUSES_H
#define DPLL_LOOK_CLAUSES_H

#include "look/state.h"

/* Propagates what is assigned at the current level and moves its clauses.  Returns false when a
 * clause is false. */
bool clauses_reduce(struct solver *s);

/* Shortens the lists of long clauses to those that are still open, until the level is left, and
 * weighs these into look->shortened. */
void clauses_tidy(struct solver *s);

/* After clauses_tidy: the positive literal of an open variable in a clause that is not true, of a
 * candidate if one is such, or NO_LIT where the open variables may get any values. */
Lit clauses_some_literal(const struct solver *s);

/* Opens a level, without literals when the decision is already true; clauses_restore takes back all
 * levels above the given one. */
void clauses_decide(struct solver *s, Lit lit);
void clauses_restore(struct solver *s, unsigned level);

#endif
