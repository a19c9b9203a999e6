/* The textbook procedure: unit propagation, a branching rule, chronological backtracking (Davis,
 * Logemann, Loveland, 1962).  No learning, no recursion: the trail is the stack. */
#ifndef DPLL_TEXTBOOK_H
#define DPLL_TEXTBOOK_H

#include "common/res.h"
#include "state/solver.h"

/* Goes back to level 0. */
void textbook_reset(struct solver *s);

/* Takes in what the formula has gained.  At level 0 only. */
void textbook_update(struct solver *s);

/* Searches on from where the solver stands, under s->assumptions.  Returns the answer; after
 * RES_SAT every variable has a value. */
enum res_answer textbook_solve(struct solver *s);

/* Leaves the model at hand, so that the next textbook_solve finds another one.  Returns false when
 * there is no other. */
bool textbook_exclude_model(struct solver *s);

void textbook_free(struct solver *s);

#endif
