/* SPDX-License-Identifier: MIT */
/* Learning of the oracle.  Each clause learned is stored, with its chain if chains are kept.  The
 * last two functions return the index of the clause. */
#ifndef DPLL_SWEEP_ORACLELEARN_H
#define DPLL_SWEEP_ORACLELEARN_H

#include "sweep/oraclestate.h"

/* Learns from a clause that is false above level 0: derives the clause of the first unique
 * implication point, backjumps, and makes its literal true. */
void oracle_learn(struct oracle *oracle, uint32_t conflict);

/* Learns the empty clause from a clause that is false at level 0. */
uint32_t oracle_contradict(struct oracle *oracle, uint32_t conflict);

/* Learns from a false assumption a clause of negated assumptions, and backtracks to level 0. */
uint32_t oracle_conclude(struct oracle *oracle, Lit failed);

#endif
