/* What a contradiction under assumptions rests on: clauses of the formula alone, or learned ones,
 * too, which are thrown away in time. */
#ifndef DPLL_SUPPORT_H
#define DPLL_SUPPORT_H

#include "state/solver.h"

/* Whether a false clause and the reasons of all marked variables, those that mark.h has collected,
 * are clauses of the formula.  A binary clause that was only learned is none, although it stays:
 * it may follow from the clause that is looked at.  What is read counts as ticks of the account. */
bool support_is_irredundant(struct solver *s, Ref conflict);

#endif
