/* The engine of local search: finds models, and cannot tell that there is none. */
#ifndef DPLL_WALK_H
#define DPLL_WALK_H

#include "common/res.h"
#include "state/solver.h"

/* The engine's interface: see engine.h.  walk_solve answers RES_SAT, or RES_UNKNOWN when a limit
 * was reached or unit propagation shows that the search would be in vain. */
void walk_reset(struct solver *s);
void walk_update(struct solver *s);
enum res_answer walk_solve(struct solver *s);
void walk_free(struct solver *s);

#endif
