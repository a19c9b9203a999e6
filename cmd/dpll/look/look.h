/* The lookahead engine: a search tree whose branching variables are found by trying many of them
 * (Li, Anbulagan, 1997; Heule, van Maaren, 2009), without learning.
 *
 * Best on formulas that look random.  It writes no proofs yet. */
#ifndef DPLL_LOOK_H
#define DPLL_LOOK_H

#include "common/res.h"
#include "state/solver.h"

/* Goes back to level 0. */
void look_reset(struct solver *s);

/* Takes in what the formula has gained.  At level 0 only. */
void look_update(struct solver *s);

/* Searches on from where the solver stands, under s->assumptions.  Returns the answer; after
 * RES_SAT every variable has a value. */
enum res_answer look_solve(struct solver *s);

/* Leaves the model at hand, so that the next look_solve finds another one.  Returns false when
 * there is no other. */
bool look_exclude_model(struct solver *s);

void look_free(struct solver *s);

#endif
