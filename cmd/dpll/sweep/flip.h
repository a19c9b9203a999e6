/* SPDX-License-Identifier: MIT */
/* Flipping literals of a model: where it stays a model, that spares a question to the oracle. */
#ifndef DPLL_FLIP_H
#define DPLL_FLIP_H

#include "sweep/oracle.h"

/* Makes a literal that is true in the oracle's model false, if all clauses stay satisfied.  Returns
 * whether they do. */
bool flip(struct oracle *oracle, Lit lit);

#endif
