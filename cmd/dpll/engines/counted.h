/* SPDX-License-Identifier: MIT */
/* Propagation by counters: each clause counts its true and its false literals, and each literal has
 * a list of its clauses (J. Crawford, L. Auton, Experimental results on the crossover point in
 * random 3-SAT, Artificial Intelligence 81, 1996).  Assigning or unassigning a literal updates the
 * counters of all its clauses. */
#ifndef DPLL_ENGINES_COUNTED_H
#define DPLL_ENGINES_COUNTED_H

#include "engines/propagator.h"

extern const struct propagator propagator_counters;

#endif
