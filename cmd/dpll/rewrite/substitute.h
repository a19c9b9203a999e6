/* Equivalent-literal substitution: literals that imply each other through binary clauses are
 * replaced by one of them (Aspvall, Plass, Tarjan, 1979). */
#ifndef DPLL_SUBSTITUTE_H
#define DPLL_SUBSTITUTE_H

#include "state/solver.h"

/* Substitutes at level 0, all propagated; not where variables must be kept.  Returns false, with
 * s->inconsistent set, on a contradiction. */
bool substitute(struct solver *s);

/* Releases what is left after running out of memory; else there is nothing. */
void substitute_free(struct solver *s);

#endif
