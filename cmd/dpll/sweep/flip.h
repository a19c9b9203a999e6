/* Flipping literals of a model, which shows what no model forces without a question to the oracle.
 */
#ifndef DPLL_FLIP_H
#define DPLL_FLIP_H

#include "sweep/oracle.h"

/* Turns a true literal of a model false if the clauses stay true.  Returns whether they do. */
bool flip(struct oracle *oracle, Lit lit);

#endif
