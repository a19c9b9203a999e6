/* SPDX-License-Identifier: MIT */
/* A choice among assumptions: the last assumption may be any literal of s->either, and the question
 * has no model if the other assumptions falsify all of them.
 *
 * The literal chosen is the one that is not false and comes first in the decision order (compare
 * CaDiCaL's constraints: Froleyks, Biere, 2021).  It is chosen anew whenever the search returns to
 * its level, so that a literal that is hard to satisfy is replaced. */
#ifndef DPLL_SEARCH_CHOICE_H
#define DPLL_SEARCH_CHOICE_H

#include "state/solver.h"

/* Must be called for each question, with or without a choice. */
void choice_begin(struct solver *s);

/* Must be called before the next assumption is taken.  If that is the one to be chosen, replaces it
 * by the best literal of s->either. */
void choice_take(struct solver *s);

/* Until the first conflict of a question, decides the open literals of its choice before other
 * variables, since one model may satisfy many of them.  Returns false when none is to be
 * decided. */
bool choice_decide(struct solver *s, Lit *decision);

#endif
