/* SPDX-License-Identifier: MIT */
/* Finding equivalent literals (by binary clauses, gates and sweeping), and merging them. */
#ifndef DPLL_EQUIVALENCE_H
#define DPLL_EQUIVALENCE_H

#include "state/solver.h"

/* Effort of merging for each tick of the search since the last round. */
#define EQUIVALENCE_SHARE 0.05

/* Each function works at level 0, all propagated, for about `ticks`, and returns false, with
 * s->inconsistent set, on a contradiction. */

/* Of equal binary clauses keeps one. */
bool equivalence_begin(struct solver *s, uint64_t ticks);

/* Merges literals that are equivalent by binary clauses, where equivalence_merge does not run. */
bool equivalence_substitute(struct solver *s, uint64_t ticks);

/* Merges equivalent literals until none are left: each merge may give two gates the same inputs,
 * and so make their outputs equivalent. */
bool equivalence_merge(struct solver *s, uint64_t ticks);

/* Sweeps all variables once, as far as the effort allows, and merges the equivalences found after
 * each slice.  Each success extends the effort, and the first round starts with more.  Does nothing
 * where the formula looks uniform. */
bool equivalence_sweep(struct solver *s, uint64_t ticks);

#endif
