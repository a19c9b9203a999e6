/* Local search: ProbSAT (Balint, Schoening, 2012).
 *
 * From a falsified clause, taken at random, a variable is flipped; the fewer clauses its flip
 * breaks, the likelier it is chosen.  How many that would be is kept for each variable through the
 * critical variables of clauses with one true literal. */
#ifndef DPLL_WALK_H
#define DPLL_WALK_H

#include "state/solver.h"

/* Walks for the given number of ticks from the signs in phases (by variable, 1 or -1), and leaves
 * there the best assignment met.  At level 0 only.  Returns how many clauses it falsifies: 0 for a
 * model. */
size_t walk(struct solver *s, signed char *phases, uint64_t ticks);

/* Releases what a walk left that ran out of memory. */
void walk_free(struct solver *s);

#endif
