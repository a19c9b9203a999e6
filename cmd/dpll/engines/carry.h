/* SPDX-License-Identifier: MIT */
/* Carrying a model over to the next one: a search for a model near the last one need not decide the
 * open variables as long as the trail, completed by the last model, satisfies all clauses.
 *
 * Only clauses of literals that became false since the last model can be unsatisfied, so that a
 * model costs as much as it differs from the last, however many variables there are.  A literal of
 * an unsatisfied clause is the next decision.  This needs the clauses of the formula, not those of
 * the search, and that no variable is removed. */
#ifndef DPLL_ENGINES_CARRY_H
#define DPLL_ENGINES_CARRY_H

#include "search/state.h"

/* Forgets the last model. */
void carry_reset(struct solver *s);

/* Makes the current model the last one: the values on the trail, and for open variables those of
 * the model before.  Sets s->whole to it. */
void carry_take(struct solver *s);

/* Must be called after carry_take, once all literals of the trail are those of that model. */
void carry_begin(struct solver *s);

/* Must be called before each level is opened. */
void carry_visit(struct solver *s);

/* After carry_visit: whether the trail, completed by the last model, satisfies all clauses.  May be
 * false for a model if memory was too short for the occurrence lists. */
bool carry_suffices(struct solver *s);

/* After carry_suffices has returned false: chooses a literal of an unsatisfied clause as decision.
 * Returns false if no such clause is known. */
bool carry_decide(struct solver *s, Lit *decision);

/* Sets the saved and target phases to the last model. */
void carry_set_phases(struct solver *s);

#endif
