/* The conflict-driven engine: clause learning (Marques-Silva, Sakallah, 1996) in the shape that
 * MiniSat, Glucose and CaDiCaL gave it.  The parts of the search are in the folder of that name. */
#ifndef DPLL_CDCL_H
#define DPLL_CDCL_H

#include "common/res.h"
#include "state/solver.h"

/* The engine's interface: see engine.h. */
void cdcl_reset(struct solver *s);
void cdcl_update(struct solver *s);
enum res_answer cdcl_solve(struct solver *s);
void cdcl_free(struct solver *s);

#endif
