/* SPDX-License-Identifier: MIT */
/* Restarts: in focused mode when recent clauses are worse than usual (Audemard, Simon, 2012; as
 * moving averages by Biere, Froehlich, 2015), in stable mode by reluctant doubling. */
#ifndef DPLL_RESTART_H
#define DPLL_RESTART_H

#include "state/solver.h"

/* Whether to restart now, by the rule of the mode at hand. */
bool restart_due(const struct solver *s);

/* Some variable must be open.  Goes back to the assumptions, or as far as decisions would be taken
 * again (van der Tak, Ramos, Heule, 2011). */
void restart(struct solver *s);

/* Sets when the next restart may come; called after each, and when the mode changes. */
void restart_schedule(struct solver *s);

#endif
