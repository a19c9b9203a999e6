/* SPDX-License-Identifier: MIT */
/* The schedule of inprocessing: techniques that simplify the formula between conflicts (Jarvisalo,
 * Heule, Biere, 2012). */
#ifndef DPLL_ENGINES_SCHEDULE_H
#define DPLL_ENGINES_SCHEDULE_H

#include "state/solver.h"

/* Whether enough conflicts and ticks have passed since the last round. */
bool schedule_due(const struct solver *s);

/* Builds or drops the matrix of the parity constraints found so far, as parity/assemble.h
 * decides. */
void schedule_matrix(struct solver *s);

/* Runs one round: backtracks to level 0 and applies every technique that is on and does not rest,
 * each for its share of the effort of the search.  Afterwards all literals are propagated, or
 * s->inconsistent is set. */
void schedule_round(struct solver *s);

#endif
