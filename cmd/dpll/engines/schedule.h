/* SPDX-License-Identifier: MIT */
/* Inprocessing: between conflicts, the formula itself is made easier (Jarvisalo, Heule, Biere,
 * 2012).  This is the schedule; each technique has a file. */
#ifndef DPLL_SCHEDULE_H
#define DPLL_SCHEDULE_H

#include "state/solver.h"

/* Whether the next round is due, by conflicts and by effort. */
bool schedule_due(const struct solver *s);

/* Makes the matrix of the parity constraints that there are, if there is to be one. */
void schedule_matrix(struct solver *s);

/* Makes one round: goes back to level 0 and applies every technique that is on and does not rest,
 * each for its share of the effort of the search.  Afterwards all is propagated, or s->inconsistent
 * set. */
void schedule_round(struct solver *s);

#endif
