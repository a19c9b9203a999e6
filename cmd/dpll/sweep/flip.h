/* SPDX-License-Identifier: MIT */
/* Flipping literals of a model: another model, without asking the oracle. */
#ifndef DPLL_SWEEP_FLIP_H
#define DPLL_SWEEP_FLIP_H

#include "sweep/oracle.h"

/* Makes a literal false that is true in the oracle's model, if all clauses stay satisfied.  Returns
 * whether it does. */
bool flip(struct oracle *oracle, Lit lit);

#endif
