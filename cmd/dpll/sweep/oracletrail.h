/* SPDX-License-Identifier: MIT */
/* Clauses of an oracle, and what follows from them: decisions, propagation, and the way back. */
#ifndef DPLL_ORACLETRAIL_H
#define DPLL_ORACLETRAIL_H

#include "sweep/oraclestate.h"

/* The present level: how many decisions and assumptions are in force. */
static inline unsigned oracle_level(const struct oracle *oracle) {
    return (unsigned)oracle->levels.size;
}

/* Makes an open literal true at the present level, for a clause or, as a decision, ORACLE_NONE. */
static inline void oracle_assign(struct oracle *oracle, Lit lit, uint32_t reason) {
    memory_at(oracle->values, lit) = 1;
    memory_at(oracle->values, lit_not(lit)) = -1;
    memory_at(oracle->assigned, lit_var(lit)) = (struct assigned){oracle_level(oracle), reason};
    stack_put(&oracle->trail, lit);
}

/* Opens a level with a decision or assumption; it has no literal of its own where that is true
 * already. */
void oracle_decide(struct oracle *oracle, Lit lit);

/* Goes back to a level, if the present one is higher. */
void oracle_backtrack(struct oracle *oracle, unsigned level);

/* Stores a clause and watches its first two literals; it takes no effect yet.  Returns its
 * index. */
uint32_t oracle_store(struct oracle *oracle, const Lit *lits, uint32_t size);

/* Propagates to the end.  Returns a clause that is false, or ORACLE_NONE. */
uint32_t oracle_propagate(struct oracle *oracle);

#endif
