/* SPDX-License-Identifier: MIT */
/* Propagation by counters: each clause knows how many of its literals are true and how many are
 * false, and each literal which clauses it is in (J. Crawford, L. Auton, Experimental results on
 * the crossover point in random 3-SAT, Artificial Intelligence 81, 1996).  Every value counts in
 * all of its clauses, and is taken back from all of them. */
#ifndef DPLL_COUNTED_H
#define DPLL_COUNTED_H

#include "engines/propagator.h"

extern const struct propagator propagator_counters;

#endif
