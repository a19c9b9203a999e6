/* SPDX-License-Identifier: MIT */
/* Carrying a model over to the next: where a search looks for a model near the last one, open
 * variables need no decision as long as the last one's values satisfy all clauses with what is on
 * the trail.
 *
 * Only clauses of literals that have become false since the last model can be unsatisfied, and so a
 * model costs what changes, however many variables there are.  A clause that is unsatisfied says
 * what to decide next.  This needs the clauses of the formula, not those of the search, and that no
 * variable is removed. */
#ifndef DPLL_CARRY_H
#define DPLL_CARRY_H

#include "search/state.h"

/* Forgets the last model. */
void carry_reset(struct solver *s);

/* Takes the model at hand for the last one: the values on the trail, and where variables are open
 * those of the one before.  Makes its values those of s->whole. */
void carry_take(struct solver *s);

/* To be called after carry_take, once the trail has only literals of that model. */
void carry_begin(struct solver *s);

/* To be called before each level is opened. */
void carry_visit(struct solver *s);

/* After carry_visit: whether the trail and, for open variables, the last model's values satisfy all
 * clauses.  The answer may be no where memory was short for knowing better. */
bool carry_suffices(struct solver *s);

/* When they do not: a literal of a clause that is unsatisfied, to be decided next.  Returns false
 * where none is known. */
bool carry_decide(struct solver *s, Lit *decision);

/* Makes the last model's values the signs of decisions. */
void carry_set_phases(struct solver *s);

#endif
