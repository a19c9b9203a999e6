/* SPDX-License-Identifier: MIT */
/* Congruence closure: gates of one kind with the same inputs have the same output, and merging
 * outputs makes the inputs of further gates the same (Biere, Fazekas, Fleury, Froleyks, 2024). */
#ifndef DPLL_INPROCESS_CONGRUENCE_H
#define DPLL_INPROCESS_CONGRUENCE_H

#include "state/solver.h"

/* Finds AND, exclusive-or and if-then-else gates among the clauses, computes their closure, and
 * adds two binary clauses for each equivalence; substitute.h merges these.  At level 0, for about
 * `ticks` ticks.  Returns false, with s->inconsistent set, on a contradiction. */
bool congruence(struct solver *s, uint64_t ticks);

#endif
