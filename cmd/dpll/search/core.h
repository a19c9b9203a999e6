/* Failed assumptions, by final conflict analysis (Een, Sorensson, 2003): a part of the assumptions
 * that the clauses contradict. */
#ifndef DPLL_CORE_H
#define DPLL_CORE_H

#include "search/propagate.h"

/* Fill s->core, in the order of s->assumptions, and write in a proof the clause that it negates.
 * They leave the assignment as it is. */

/* After trail_assume has found that the next assumption is false. */
void core_of_assumption(struct solver *s);

/* After a conflict for which no decision but assumptions is left to blame. */
void core_of_conflict(struct solver *s, Ref conflict);

#endif
