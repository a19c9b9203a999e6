/* Finding literals that are equivalent, by all means there are, and merging them. */
#ifndef DPLL_EQUIVALENCE_H
#define DPLL_EQUIVALENCE_H

#include "state/solver.h"

/* Effort of merging for each tick of the search since the last round. */
#define EQUIVALENCE_SHARE 0.05

/* Each works at level 0, all propagated, for about `ticks`, and returns false, with s->inconsistent
 * set, on a contradiction. */

/* Keeps one of the binary clauses that are the same. */
bool equivalence_begin(struct solver *s, uint64_t ticks);

/* Merges literals that are equivalent by binary clauses, where equivalence_merge does not run. */
bool equivalence_substitute(struct solver *s, uint64_t ticks);

/* Merges what is equivalent until nothing is left to merge: each merge may bring gates together. */
bool equivalence_merge(struct solver *s, uint64_t ticks);

/* Sweeps all variables once, as far as the effort allows, and merges in between what was found.
 * Success pays for more; the first round has more to begin with.  Not where the formula looks
 * uniform. */
bool equivalence_sweep(struct solver *s, uint64_t ticks);

#endif
