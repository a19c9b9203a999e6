/* SPDX-License-Identifier: MIT */
/* A second conflict-driven search beside one that writes a proof.  It uses Gauss-Jordan elimination
 * during the search, for which no proof is written, so that a model is found as soon as without a
 * proof.  All else that it finds out it keeps for itself.
 *
 * The scout has a solver of its own, made when the first search has found a use for a matrix
 * (parity/jordan.h).  It ends when the matrix of its own solver is of no more use, or when memory
 * runs out anywhere. */
#ifndef DPLL_SCOUT_H
#define DPLL_SCOUT_H

#include "engines/engine.h"

/* For the automatic choice only.  Solving answers RES_SAT, with a model as the walk leaves one, or
 * RES_UNKNOWN. */
extern const struct engine engine_scout;

#endif
