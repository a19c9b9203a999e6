/* Counting: clauses of which each needs a true literal, and at-most-one constraints that leave too
 * few of them (the pigeonhole principle). */
#ifndef DPLL_COUNTING_H
#define DPLL_COUNTING_H

#include "state/solver.h"

/* Looks for clauses that cannot all be true because their literals are in too few at-most-one
 * constraints, at level 0, all propagated.  Returns false, with s->inconsistent set, if so. */
bool counting(struct solver *s);

#endif
