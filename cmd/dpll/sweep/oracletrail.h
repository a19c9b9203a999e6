/* SPDX-License-Identifier: MIT */
/* Trail of the oracle: decisions, propagation, backtracking, and the clauses. */
#ifndef DPLL_SWEEP_ORACLETRAIL_H
#define DPLL_SWEEP_ORACLETRAIL_H

#include "sweep/oraclestate.h"

/* The current level. */
static inline unsigned oracle_level(const struct oracle *oracle) {
    return (unsigned)oracle->levels.size;
}

/* Makes an open literal true at the current level, with a clause as reason, or ORACLE_NONE for a
 * decision. */
static inline void oracle_assign(struct oracle *oracle, Lit lit, uint32_t reason) {
    memory_at(oracle->values, lit) = 1;
    memory_at(oracle->values, lit_not(lit)) = -1;
    memory_at(oracle->assigned, lit_var(lit)) = (struct assigned){oracle_level(oracle), reason};
    stack_put(&oracle->trail, lit);
}

/* Opens a level with a decision or assumption.  If that is true already, the level has no
 * literals. */
void oracle_decide(struct oracle *oracle, Lit lit);

/* Backtracks to a level, if the current one is higher. */
void oracle_backtrack(struct oracle *oracle, unsigned level);

/* Stores a clause and watches its first two literals, without propagating it.  Returns its
 * index. */
uint32_t oracle_store(struct oracle *oracle, const Lit *lits, uint32_t size);

/* Propagates.  Returns a false clause, or ORACLE_NONE. */
uint32_t oracle_propagate(struct oracle *oracle);

#endif
