/* SPDX-License-Identifier: MIT */
/* Building the matrix of jordan.h from the known equations. */
#ifndef DPLL_PARITY_ASSEMBLE_H
#define DPLL_PARITY_ASSEMBLE_H

#include "state/solver.h"

/* Replaces the matrix by one of the current equations, except those that are loose (peel.h) and
 * components that are too large.  Builds none while matrices are barred (trial.h), nor while a
 * proof is written, in which clauses learned from rows would not follow; a counter tells that.  At
 * level 0 with all literals propagated.  Returns false, with s->inconsistent set, on a
 * contradiction. */
bool assemble(struct solver *s);

#endif
