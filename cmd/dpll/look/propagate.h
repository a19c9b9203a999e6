/* SPDX-License-Identifier: MIT */
/* Unit propagation of a look-ahead: assigns on top of the trail and moves no clause. */
#ifndef DPLL_LOOK_PROPAGATE_H
#define DPLL_LOOK_PROPAGATE_H

#include "look/state.h"

/* Makes an open literal true and propagates it.  Adds the weight of the clauses that this shortens
 * to look->sum, and literals that longer clauses than binary ones force to look->forced.  Returns
 * false when a clause is false. */
bool look_propagate(struct solver *s, Lit lit);

/* The same where it matters only whether a clause is false: nothing is weighed, nothing noted. */
bool look_test(struct solver *s, Lit lit);

/* Takes back all but the first `keep` literals of the trail. */
void look_undo(struct solver *s, size_t keep);

#endif
