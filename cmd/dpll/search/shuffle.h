/* SPDX-License-Identifier: MIT */
/* Order and signs of new variables, drawn by the seed so that several seeds search differently. */
#ifndef DPLL_SEARCH_SHUFFLE_H
#define DPLL_SEARCH_SHUFFLE_H

#include "state/heap.h"
#include "state/queue.h"
#include "state/solver.h"

/* Moves the variables from old on within the queue and the heap, each mostly to a place near the
 * one it has by its number, since neighbours in the input belong together, and turns a few
 * of signs, by variable.  They are in the queue and not yet in the heap.  Seed 0 leaves all as in
 * the input, and so do the workers of a race but the first, which differ by engines/variety.h. */
void shuffle_new(struct solver *s, struct queue *queue, struct heap *heap, signed char *signs,
                 Var old);

#endif
