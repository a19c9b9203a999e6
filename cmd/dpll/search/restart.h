/* SPDX-License-Identifier: MIT */
/* Restarts: in focused mode when the glue of recent clauses is above average (Audemard, Simon,
 * 2012; as moving averages by Biere, Froehlich, 2015), in stable mode by reluctant doubling. */
#ifndef DPLL_SEARCH_RESTART_H
#define DPLL_SEARCH_RESTART_H

#include "state/solver.h"

/* Whether to restart now, by the rule of the current mode. */
bool restart_due(const struct solver *s);

/* Backtracks to the assumptions, or to the last level whose decisions would be repeated (van der
 * Tak, Ramos, Heule, 2011).  Some variable must be open. */
void restart(struct solver *s);

/* Sets the earliest conflict of the next restart.  Must be called after each restart and each
 * switch of modes. */
void restart_schedule(struct solver *s);

#endif
