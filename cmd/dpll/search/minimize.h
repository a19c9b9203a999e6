/* Recursive clause minimisation (Sorensson, Biere, 2009). */
#ifndef DPLL_MINIMIZE_H
#define DPLL_MINIMIZE_H

#include "state/solver.h"

/* Removes from the clause being learned, s->clause, the literals that the others imply. */
void minimize(struct solver *s);

#endif
