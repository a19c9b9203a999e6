/* The lookahead engine: a search tree whose branching variables are found by trying many of them
 * (Li, Anbulagan, 1997; Heule, van Maaren, 2009), without learning.
 *
 * Best on formulas that look random. */
#ifndef DPLL_LOOK_H
#define DPLL_LOOK_H

#include "common/res.h"
#include "state/solver.h"

/* Goes back to level 0, and forgets how far the search has come. */
void look_reset(struct solver *s);

/* Goes back to level 0 for another engine to work on the solver.  After look_update the next
 * look_solve goes on where this one stands, with the same assumptions.  Meanwhile clauses may
 * change and literals be assigned at level 0, as long as the models stay the same and no variable
 * is removed. */
void look_suspend(struct solver *s);

/* Takes in what the formula has gained, and now and then the clauses as other engines have left
 * them: those learned are not used, but for binary ones, and variables removed before the first
 * call are left alone.  At level 0 only. */
void look_update(struct solver *s);

/* Searches on from where the solver stands, under s->assumptions.  Returns the answer; after
 * RES_SAT every variable has a value that is not removed. */
enum res_answer look_solve(struct solver *s);

/* The part of the search tree that has been refuted, 0 to 1, where each side of a branching is
 * taken for half (compare Knuth, 1975). */
double look_progress(const struct solver *s);

/* Leaves the model at hand, so that the next look_solve finds another one.  Returns false when
 * there is no other. */
bool look_exclude_model(struct solver *s);

void look_free(struct solver *s);

#endif
