/* SPDX-License-Identifier: MIT */
/* The scout: a second conflict-driven search beside one that writes a proof.  It uses Gauss-Jordan
 * elimination, which the first search cannot since no proof of it is written, so that a model is
 * found as soon as without a proof.  It shares nothing else that it finds.
 *
 * The scout has a solver of its own, created when the first search has found a use for a matrix
 * (parity/jordan.h).  It ends when its matrix is of no more use, or when memory runs out
 * anywhere. */
#ifndef DPLL_ENGINES_SCOUT_H
#define DPLL_ENGINES_SCOUT_H

#include "engines/engine.h"

/* For the automatic choice only. solve answers RES_SAT, with the model as walk.h leaves one, or
 * RES_UNKNOWN. */
extern const struct engine engine_scout;

#endif
