/* SPDX-License-Identifier: MIT */
/* Asking whether it is time to give up.  Now and then a poll also writes the progress line, and
 * flushes models that were printed while the search went on. */
#ifndef DPLL_POLL_H
#define DPLL_POLL_H

#include "state/solver.h"

/* Called by engines at every conflict and decision.  Returns true when it is time to give up, for
 * good or for a pause. */
bool poll_reached(struct solver *s);

/* Whether it is time to give up for good, and not for a pause. */
bool poll_stopped(const struct solver *s);

/* Whether it is time to give up: for loops inside such a step. */
bool poll_due(const struct solver *s);

/* The effort that is left before a pause. */
uint64_t poll_left(const struct solver *s);

/* Called in every round, counted by step, of loops that are long for large formulas and not part of
 * the search.  Does not return when it is time to give up: control goes where running out of memory
 * would go, with LIMITS_STOP, and the solver is dropped. */
void poll_step(struct solver *s, uint64_t step);

/* The same in loops whose rounds are long themselves. */
void poll_check(struct solver *s);

#endif
