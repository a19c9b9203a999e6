/* SPDX-License-Identifier: MIT */
/* A choice among assumptions: any literal of s->either may be the last of s->assumptions, and the
 * question has no model where all of them are false under the others.
 *
 * Of those that are not false the one is assumed that the search would decide first (as CaDiCaL's
 * constraints have it: Froleyks, Biere, 2021).  It is taken anew whenever the search comes back to
 * that level, so that a literal which is hard to satisfy gives way. */
#ifndef DPLL_CHOICE_H
#define DPLL_CHOICE_H

#include "state/solver.h"

/* To be called for each question, with a choice or without one. */
void choice_begin(struct solver *s);

/* To be called before the next assumption is taken: where it is that of a choice, makes it the best
 * literal that is not false, if there is one. */
void choice_take(struct solver *s);

/* Until the first conflict of a question, literals of its choice are decided before all others: one
 * model may have many of them.  Returns false when that is over. */
bool choice_decide(struct solver *s, Lit *decision);

#endif
