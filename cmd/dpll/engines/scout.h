/* A second conflict-driven search beside one that writes a proof: with what no proof is written
 * for, Gauss-Jordan elimination during the search, so that a model is found as soon as without a
 * proof.  What else it finds out it keeps for itself.
 *
 * It has a solver of its own, made when the other search has found a use for a matrix, and is over
 * when its own has none any more, or when memory runs out, its own need of it or another's. */
#ifndef DPLL_SCOUT_H
#define DPLL_SCOUT_H

#include "engines/engine.h"

/* For the automatic choice only.  Solving answers RES_SAT, with a model as the walk leaves one, or
 * RES_UNKNOWN. */
extern const struct engine engine_scout;

#endif
