/* SAT sweeping: literals that are implied, and pairs that are equivalent, found one small
 * environment at a time (Kuehlmann, Krohm, 1997, for circuits; for clauses as in Kissat, Biere,
 * Fleury).
 *
 * Where two circuits compute the same, inner points of one are often equal to inner points of the
 * other, and each such equality follows from few clauses once those before it are known.  The
 * environment of a variable is handed to a solver of its own (oracle.h).  Each of its models tells
 * variables apart, all those in the middle at once; the little that is left is proved or refuted.
 */
#ifndef DPLL_SWEEP_H
#define DPLL_SWEEP_H

#include "state/solver.h"

/* From now on all variables are to be swept again, those first whose turn had not come. */
void sweep_restart(struct solver *s);

/* Whether all variables have been swept.  Call this and sweep only after sweep_restart. */
bool sweep_done(const struct solver *s);

/* Sweeps with an effort limit, from where the last call stopped, at level 0, all propagated.
 * Equivalences become binary clauses, for substitute.h.  Returns false, with s->inconsistent set,
 * on a contradiction. */
bool sweep(struct solver *s, uint64_t ticks);

#endif
