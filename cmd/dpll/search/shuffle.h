/* SPDX-License-Identifier: MIT */
/* Order and signs of new variables, drawn by the seed so that several seeds search differently. */
#ifndef DPLL_SEARCH_SHUFFLE_H
#define DPLL_SEARCH_SHUFFLE_H

#include "state/heap.h"
#include "state/queue.h"
#include "state/solver.h"

/* Permutes the variables from `old` on in the queue and by their scores, each mostly to a place
 * near its own, since neighbours in the input belong together, and flips the signs of a few.  The
 * variables must be in the queue and not yet in the heap.  Does nothing with seed 0, or in other
 * workers of a race than the first, which engines/variety.h diversifies. */
void shuffle_new(struct solver *s, struct queue *queue, struct heap *heap, signed char *signs,
                 Var old);

#endif
