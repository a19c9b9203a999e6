/* SPDX-License-Identifier: MIT */
/* Finding equivalent literals, by binary clauses, gates and sweeping, and merging them. */
#ifndef DPLL_ENGINES_EQUIVALENCE_H
#define DPLL_ENGINES_EQUIVALENCE_H

#include "state/solver.h"

/* Each function works at level 0 with all literals propagated, for about `ticks` ticks, and returns
 * false, with s->inconsistent set, on a contradiction. */

/* Removes duplicate binary clauses. */
bool equivalence_begin(struct solver *s, uint64_t ticks);

/* Merges literals that are equivalent by binary clauses.  Does nothing if congruence closure is on,
 * which begins with this. */
bool equivalence_substitute(struct solver *s, uint64_t ticks);

/* Merges equivalent literals in rounds, since a merge may give two gates the same inputs, which
 * makes their outputs equivalent.  Ends with a round that merges few. */
bool equivalence_merge(struct solver *s, uint64_t ticks);

/* Sweeps all variables, and again while a sweep finds something, merging the equivalences after
 * each slice.  Each pair found earns further ticks, and the first round starts with more.  Does
 * nothing if the formula looks uniform. */
bool equivalence_sweep(struct solver *s, uint64_t ticks);

#endif
