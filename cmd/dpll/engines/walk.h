/* The engine of local search: finds models, and cannot tell that there is none.
 *
 * Rounds of ProbSAT and DDFW alternate, each from an assignment drawn anew, and each longer than
 * the one before.  A search that pauses at an effort goes on in the middle of its round when the
 * same question is asked again. */
#ifndef DPLL_WALK_H
#define DPLL_WALK_H

#include "common/res.h"
#include "state/solver.h"

/* The engine's interface: see engine.h.  walk_solve answers RES_SAT, or, back at level 0,
 * RES_UNKNOWN when a limit was reached or unit propagation shows that the search would be in vain.
 *
 * Another engine may search between two calls, and eliminate variables and add others: the model is
 * one of the formula itself.  It gives every variable a value, removed ones too, and leaves nothing
 * to extend; walk_reset is to come before any other engine goes on. */
void walk_reset(struct solver *s);
void walk_update(struct solver *s);
enum res_answer walk_solve(struct solver *s);
void walk_free(struct solver *s);

#endif
