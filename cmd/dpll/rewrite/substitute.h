/* Equivalent-literal substitution: literals that imply each other through binary clauses are
 * replaced by one of them (Aspvall, Plass, Tarjan, 1979). */
#ifndef DPLL_SUBSTITUTE_H
#define DPLL_SUBSTITUTE_H

#include "state/solver.h"

/* Whether variables may go: not where they must be kept, nor without this technique. */
bool substitute_is_on(const struct solver *s);

/* Substitutes at level 0, all propagated; nothing where that is off.  Returns false, with
 * s->inconsistent set, on a contradiction. */
bool substitute(struct solver *s);

#endif
