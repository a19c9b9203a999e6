/* SPDX-License-Identifier: MIT */
/* Whether a conflict follows from irredundant clauses alone; learned clauses may be removed
 * later. */
#ifndef DPLL_INPROCESS_SUPPORT_H
#define DPLL_INPROCESS_SUPPORT_H

#include "state/solver.h"

/* Whether a false clause and the reasons of all marked variables (mark.h) are irredundant.  Learned
 * binary clauses do not count, although they are kept: such a clause may follow from the very
 * clause that is to be removed.  Charges ticks to s->account. */
bool support_is_irredundant(struct solver *s, Ref conflict);

#endif
