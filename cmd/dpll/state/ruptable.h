/* SPDX-License-Identifier: MIT */
/* A hash table of the clauses of a struct rup, told apart by their literals whatever their order.
 */
#ifndef DPLL_RUPTABLE_H
#define DPLL_RUPTABLE_H

#include "state/rup.h"

/* Takes a clause, no two literals of which are of the same variable. */
void ruptable_add(struct rup *rup, const Lit *lits, size_t size);

/* Drops a clause of two literals or more; of several copies one.  Returns whether it was there. */
bool ruptable_drop(struct rup *rup, const Lit *lits, size_t size);

#endif
