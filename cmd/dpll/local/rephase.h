/* Resetting the saved phases now and then, by turns to what they were in the beginning, to the best
 * so far and to what a local search makes of them (Biere, Fleury, 2020). */
#ifndef DPLL_REPHASE_H
#define DPLL_REPHASE_H

#include "state/solver.h"

/* A local search from the saved phases, once, where the formula looks uniform: most of those that
 * are satisfiable fall to it.  It is due early in the search, but not before what is easily refuted
 * has been. */
bool rephase_walk_due(const struct solver *s);
void rephase_walk_first(struct solver *s);

bool rephase_due(const struct solver *s);

/* Replaces the saved phases, at level 0, by the next of: original, inverted or flipped; best; what
 * a local search finds from there. */
void rephase(struct solver *s);

#endif
