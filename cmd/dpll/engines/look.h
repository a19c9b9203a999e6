/* SPDX-License-Identifier: MIT */
/* The lookahead engine: a search tree whose branching variables are chosen by propagating many of
 * them on trial (Li, Anbulagan, 1997; Heule, van Maaren, 2009), without learning.  Best on formulas
 * that look random.
 *
 * While the engine is suspended, clauses may change and literals be assigned at level 0, as long as
 * the models stay the same and no variable is removed.  Now and then update takes in the clauses of
 * the other engines; of learned clauses only binary ones are used.  Variables removed before the
 * first call are ignored. */
#ifndef DPLL_ENGINES_LOOK_H
#define DPLL_ENGINES_LOOK_H

#include "engines/engine.h"

extern const struct engine engine_look;

/* The part of the search tree refuted so far, 0 to 1: a leaf below d branchings counts 2^-d
 * (compare Knuth, 1975). */
double look_progress(const struct solver *s);

/* The ticks spent on look_progress; if processes share the tree, the mean of a process. */
double look_effort(const struct solver *s);

/* Whether processes share the tree and this one has no part of it at present. */
bool look_idle(const struct solver *s);

/* Whether another process waits for this one to look ahead, or has left it a part of the tree. */
bool look_urgent(const struct solver *s);

#endif
