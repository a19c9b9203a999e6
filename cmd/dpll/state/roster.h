/* Which clauses a ledger has, told apart by their literals whatever their order. */
#ifndef DPLL_ROSTER_H
#define DPLL_ROSTER_H

#include "state/ledger.h"

/* Takes a clause, no two literals of which are of the same variable. */
void roster_add(struct ledger *ledger, const Lit *lits, size_t size);

/* Drops a clause of two literals or more; of several copies one.  Returns whether it was there. */
bool roster_drop(struct ledger *ledger, const Lit *lits, size_t size);

#endif
