/* Bounded variable elimination: the clauses with a variable are replaced by their resolvents on it
 * where these are not many more (Davis, Putnam, 1960; Subbarayan, Pradhan, 2004; Een, Biere,
 * 2005). */
#ifndef DPLL_ELIMINATE_H
#define DPLL_ELIMINATE_H

#include "state/solver.h"

/* Subsumes, strengthens and eliminates, at level 0, for at most so much effort.  Variables are
 * removed unless they must be kept.  Returns false, with s->inconsistent set, on a contradiction.
 */
bool eliminate(struct solver *s, uint64_t ticks);

/* The same in the first round of inprocessing alone: goes on as long as variables
 * go, which empties some formulas. */
bool eliminate_first(struct solver *s, uint64_t ticks);

/* The same without eliminating, where elimination is off; else nothing. */
bool subsume_alone(struct solver *s, uint64_t ticks);

#endif
