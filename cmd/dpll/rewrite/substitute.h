/* SPDX-License-Identifier: MIT */
/* Equivalent-literal substitution: replaces literals that imply each other by binary clauses with
 * one of them (Aspvall, Plass, Tarjan, 1979). */
#ifndef DPLL_REWRITE_SUBSTITUTE_H
#define DPLL_REWRITE_SUBSTITUTE_H

#include "state/solver.h"

/* Whether the technique is on and the solver need not keep its variables. */
bool substitute_is_on(const struct solver *s);

/* Substitutes at level 0 with all literals propagated.  Does nothing unless substitute_is_on.
 * Returns false, with s->inconsistent set, on a contradiction. */
bool substitute(struct solver *s);

#endif
