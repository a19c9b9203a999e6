/* Inprocessing: between conflicts, the formula itself is made easier (Jarvisalo, Heule, Biere,
 * 2012).  This is the schedule; each technique has a file. */
#ifndef DPLL_SCHEDULE_H
#define DPLL_SCHEDULE_H

#include "state/solver.h"

bool inprocess_due(const struct solver *s);

/* Makes the matrix of the parity constraints that there are, if there is to be one. */
void schedule_matrix(struct solver *s);

/* Applies every technique that does not rest for an effort in proportion to that of the search;
 * leaves level 0, all propagated, or s->inconsistent set. */
void inprocess(struct solver *s);

#endif
