/* SPDX-License-Identifier: MIT */
/* Rows of the matrix as clauses, for the time of an analysis: theory.h says when they come and
 * go. */
#ifndef DPLL_ROWCLAUSE_H
#define DPLL_ROWCLAUSE_H

#include "parity/rows.h"
#include "state/solver.h"

/* Makes a clause of a row under which all its columns but one, or all, have a value. */
Ref rowclause_make(struct solver *s, struct jordan *j, uint32_t index);

/* `explain` and `forget` of the theory. */
Ref rowclause_explain(struct solver *s, Var var);
void rowclause_forget(struct solver *s);

#endif
