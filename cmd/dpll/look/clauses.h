/* SPDX-License-Identifier: MIT */
/* Moving the clauses of the lookahead engine (state.h) after lasting assignments. */
#ifndef DPLL_LOOK_CLAUSES_H
#define DPLL_LOOK_CLAUSES_H

#include "look/state.h"

/* Propagates the literals assigned at the current level and moves their clauses.  Returns false if
 * a clause is false. */
bool clauses_reduce(struct solver *s);

/* Shortens the lists of long clauses to the open ones until the level is left, and weighs these
 * into look->shortened. */
void clauses_tidy(struct solver *s);

/* After clauses_tidy: the positive literal of an open variable that occurs in a clause not yet
 * true, of a candidate if possible; NO_LIT if the open variables can have any values. */
Lit clauses_some_literal(const struct solver *s);

/* Opens a level for a decision; if that is already true, the level has no literals. clauses_restore
 * undoes all levels above the given one. */
void clauses_decide(struct solver *s, Lit lit);
void clauses_restore(struct solver *s, unsigned level);

#endif
