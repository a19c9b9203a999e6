/* The lookahead engine: a search tree whose branching variables are found by trying many of them
 * (Li, Anbulagan, 1997; Heule, van Maaren, 2009), without learning.  Best on formulas that look
 * random.
 *
 * While it is suspended clauses may change and literals be assigned at level 0, as long as the
 * models stay the same and no variable is removed.  Its update takes in the clauses as other
 * engines have left them now and then: those learned are not used, but for binary ones, and
 * variables removed before the first call are left alone. */
#ifndef DPLL_LOOK_H
#define DPLL_LOOK_H

#include "engines/engine.h"

extern const struct engine engine_look;

/* The part of the search tree that has been refuted, 0 to 1, where each side of a branching is
 * taken for half (compare Knuth, 1975). */
double look_progress(const struct solver *s);

/* The effort behind that; where processes share the tree, of one of them on average. */
double look_effort(const struct solver *s);

/* Whether they do, and this one has no part of it for now. */
bool look_idle(const struct solver *s);

#endif
