/* SPDX-License-Identifier: MIT */
/* Bursts of random decisions: now and then focused mode decides at random for a few conflicts.
 *
 * The queue of focused mode keeps the search among the variables of its last conflicts.  This is
 * its strength, and its weakness where these variables are the wrong ones.  A few conflicts
 * elsewhere bring other variables to the end of the queue, whatever order the formula lists its
 * variables in (Biere, Kissat 3.1, 2023). */
#ifndef DPLL_SEARCH_BURST_H
#define DPLL_SEARCH_BURST_H

#include "state/solver.h"

/* Schedules the first burst and seeds its random numbers with the user's seed. */
void burst_init(struct solver *s);

/* Whether the next decision is to be random.  A burst begins only right after a restart, since
 * below older decisions its conflicts would be about those.  With t = log10(n + 10), the n-th burst
 * lasts 10 * t conflicts, and the next one begins 500 * n * t conflicts after it began. */
bool burst_is_on(struct solver *s);

/* A random open variable; QUEUE_NONE if a few draws have met none. */
Var burst_variable(struct solver *s);

#endif
