/* SPDX-License-Identifier: MIT */
/* A hash table of the clauses of a struct rup, which ignores the order of literals. */
#ifndef DPLL_STATE_RUPTABLE_H
#define DPLL_STATE_RUPTABLE_H

#include "state/rup.h"

/* Adds a clause whose literals have different variables. */
void ruptable_add(struct rup *rup, const Lit *lits, size_t size);

/* Removes a clause of two or more literals, one copy of several.  Returns whether there was one. */
bool ruptable_drop(struct rup *rup, const Lit *lits, size_t size);

#endif
