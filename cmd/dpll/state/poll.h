/* SPDX-License-Identifier: MIT */
/* Polling: whether to stop.  Now and then a poll also writes a progress line and flushes the models
 * printed so far. */
#ifndef DPLL_STATE_POLL_H
#define DPLL_STATE_POLL_H

#include "state/solver.h"

/* Must be called by engines at every conflict and decision.  Returns whether to stop, for good or
 * for a pause. */
bool poll_reached(struct solver *s);

/* Whether to stop for good. */
bool poll_stopped(const struct solver *s);

/* Whether to stop, for loops inside such a step. */
bool poll_due(const struct solver *s);

/* The effort left before a pause. */
uint64_t poll_left(const struct solver *s);

/* To be called in every round, numbered by step, of loops outside the search that are long for
 * large formulas.  Does not return once limits->leave, or else limits->stop, is set: unwinds memory
 * with LIMITS_STOP, and the solver is dropped. */
void poll_step(struct solver *s, uint64_t step);

/* The same for loops whose single rounds are long. */
void poll_check(struct solver *s);

#endif
