/* The clauses of the lookahead engine, and how lasting assignments move them (see state.h). */
#ifndef DPLL_LOOK_CLAUSES_H
#define DPLL_LOOK_CLAUSES_H

#include "look/state.h"

/* Makes s->look from the clauses at hand, or its clauses again when those may have changed, as
 * look->built tells.  At level 0 only. */
void clauses_update(struct solver *s);

/* Another engine may change the clauses from now on, but not what they mean.  A proof needs those
 * of the next clauses_update; else it is enough to have them now and then. */
void clauses_suspend(struct solver *s);
void clauses_free(struct solver *s);

/* Adds the clause of two literals, which a look-ahead has found, until the current level is left.
 * Where a proof is written it is left out, and counted. */
void clauses_learn_binary(struct solver *s, Lit a, Lit b);

/* Propagates what is assigned at the current level and moves its clauses.  Returns false when a
 * clause is false. */
bool clauses_reduce(struct solver *s);

/* Shortens the lists of long clauses to those that are still open, until the level is left, and
 * weighs these into look->shortened. */
void clauses_tidy(struct solver *s);

/* Opens a level, without literals when the decision is already true; clauses_restore takes back all
 * levels above the given one. */
void clauses_decide(struct solver *s, Lit lit);
void clauses_restore(struct solver *s, unsigned level);

#endif
