/* Bounded variable addition: clauses that are all combinations of some literals with some rests are
 * split in two by a new variable, which makes them fewer (Manthey, Heule, Biere, 2012). */
#ifndef DPLL_FACTOR_H
#define DPLL_FACTOR_H

#include "state/solver.h"

/* Factors the formula at level 0, for about so much effort; not where models are counted or clauses
 * may follow.  Returns false, with s->inconsistent set, on a contradiction. */
bool factor(struct solver *s, uint64_t ticks);

#endif
