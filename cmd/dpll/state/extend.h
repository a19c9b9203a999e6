/* SPDX-License-Identifier: MIT */
/* Model reconstruction: what removing variables and clauses leaves behind (Jarvisalo, Heule, Biere,
 * 2012). */
#ifndef DPLL_EXTEND_H
#define DPLL_EXTEND_H

#include "state/solver.h"

/* Notes a clause of size literals that is about to go although it does not follow from what stays:
 * a model that falsifies it is mended by making the witness, one of its literals, true. */
void extend_push(struct solver *s, Lit witness, const Lit *lits, size_t size);

/* Makes a model of the clauses that are left one of the formula, by mending it for each clause
 * noted, the last one first.  model: by variable 1 or -1; for variables removed 0 will do. */
void extend(const struct solver *s, signed char *model);

#endif
