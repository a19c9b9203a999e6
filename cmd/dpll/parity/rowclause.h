/* SPDX-License-Identifier: MIT */
/* Rows of the matrix as clauses, for the duration of an analysis (theory.h). */
#ifndef DPLL_PARITY_ROWCLAUSE_H
#define DPLL_PARITY_ROWCLAUSE_H

#include "parity/rows.h"
#include "state/solver.h"

/* Turns a row whose columns are all assigned, or all but one, into a clause. */
Ref rowclause_make(struct solver *s, struct jordan *j, uint32_t index);

/* The theory's `explain` and `forget`. */
Ref rowclause_explain(struct solver *s, Var var);
void rowclause_forget(struct solver *s);

#endif
