/* Bounded variable elimination: the clauses with a variable are replaced by their resolvents on it
 * where these are not many more (Davis, Putnam, 1960; Subbarayan, Pradhan, 2004; Een, Biere,
 * 2005). */
#ifndef DPLL_ELIMINATE_H
#define DPLL_ELIMINATE_H

#include "state/solver.h"

/* Subsumes, strengthens and eliminates, at level 0, for at most `ticks` of effort.  Variables are
 * removed unless they must be kept.  Returns false, with s->inconsistent set, on a contradiction.
 */
bool eliminate(struct solver *s, uint64_t ticks);

/* Does the same in the first round of inprocessing, and goes on as long as variables are
 * eliminated, which empties some formulas. */
bool eliminate_first(struct solver *s, uint64_t ticks);

/* Subsumes and strengthens alone where elimination is off; does nothing where it is on. */
bool subsume_alone(struct solver *s, uint64_t ticks);

#endif
