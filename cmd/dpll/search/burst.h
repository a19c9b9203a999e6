/* SPDX-License-Identifier: MIT */
/* Bursts of random decisions: now and then focused mode decides at random until a few conflicts
 * have come of it.
 *
 * The queue of focused mode keeps a search among the variables of its last conflicts, which is what
 * it is good for, and what it is lost by where they were the wrong ones.  A few conflicts elsewhere
 * bring other variables to the end of the queue, whatever order the formula has its variables in
 * (Biere, Kissat 3.1, 2023). */
#ifndef DPLL_BURST_H
#define DPLL_BURST_H

#include "state/solver.h"

/* Sets the first burst, and the random numbers, which follow the user's seed. */
void burst_init(struct solver *s);

/* Whether the next decision is to be a random one.  A burst begins with the first decisions after a
 * restart alone, as conflicts below others would be about those.  The n-th ends after
 * 10 * log10(n + 10) conflicts, the next begins 500 * n * log10(n + 10) after it began. */
bool burst_is_on(struct solver *s);

/* An open variable at random; QUEUE_NONE where none was met in a few tries. */
Var burst_variable(struct solver *s);

#endif
