/* SPDX-License-Identifier: MIT */
/* What a conflict rests on: clauses of the formula alone, or learned ones, too, which may be thrown
 * away later. */
#ifndef DPLL_SUPPORT_H
#define DPLL_SUPPORT_H

#include "state/solver.h"

/* Whether a false clause and the reasons of all marked variables (mark.h) are clauses of the
 * formula. A binary clause that was learned is none, although it is kept: it may follow from the
 * very clause that is to go.  Charges ticks to s->account. */
bool support_is_irredundant(struct solver *s, Ref conflict);

#endif
