/* SPDX-License-Identifier: MIT */
/* What an oracle learns.  Each clause learned is stored, with those that it follows from where
 * chains are kept; what is learned at level 0 is returned by its index. */
#ifndef DPLL_ORACLELEARN_H
#define DPLL_ORACLELEARN_H

#include "sweep/oraclestate.h"

/* From a clause that is false above level 0: learns the clause of the first unique implication
 * point, goes back to where it is a unit, and makes that true. */
void oracle_learn(struct oracle *oracle, uint32_t conflict);

/* From a clause that is false at level 0: the empty one. */
uint32_t oracle_contradict(struct oracle *oracle, uint32_t conflict);

/* From an assumption that is false: the clause of negated assumptions behind that, which takes
 * effect at level 0. */
uint32_t oracle_conclude(struct oracle *oracle, Lit failed);

#endif
