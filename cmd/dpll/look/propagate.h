/* SPDX-License-Identifier: MIT */
/* Unit propagation of a look-ahead: assigns on top of the trail and moves no clauses. */
#ifndef DPLL_LOOK_PROPAGATE_H
#define DPLL_LOOK_PROPAGATE_H

#include "look/state.h"

/* Assigns an open literal and propagates.  Adds the weights of the clauses shortened to look->sum,
 * and the literals forced by clauses longer than binary ones to look->forced.  Returns false if a
 * clause is false. */
bool look_propagate(struct solver *s, Lit lit);

/* The same without weights and forced literals, if it matters only whether a clause is false. */
bool look_test(struct solver *s, Lit lit);

/* Undoes all but the first `keep` literals of the trail. */
void look_undo(struct solver *s, size_t keep);

#endif
