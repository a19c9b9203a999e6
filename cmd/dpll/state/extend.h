/* SPDX-License-Identifier: MIT */
/* Model reconstruction after variables and clauses were removed (Jarvisalo, Heule, Biere, 2012). */
#ifndef DPLL_STATE_EXTEND_H
#define DPLL_STATE_EXTEND_H

#include "state/solver.h"

/* Records a clause of size literals before its removal, if it does not follow from the remaining
 * clauses.  A model that falsifies it is repaired by making the witness, one of its literals,
 * true. */
void extend_push(struct solver *s, Lit witness, const Lit *lits, size_t size);

/* Turns a model of the remaining clauses into one of the formula by repairing it for each recorded
 * clause, the last first. model: by variable 1 or -1; of removed variables any value. */
void extend(const struct solver *s, signed char *model);

#endif
