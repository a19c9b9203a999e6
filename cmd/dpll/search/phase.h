/* Phases: saved (Pipatsrisawat, Darwiche, 2007), target and best (Biere, Fleury, 2020), and their
 * resetting now and then. */
#ifndef DPLL_PHASE_H
#define DPLL_PHASE_H

#include "state/solver.h"

/* The sign to decide an open variable with: the literal. */
Lit phase_literal(const struct solver *s, Var var);

/* Takes note of a trail that is about to be shortened: if it was the largest without conflict, its
 * signs become the target and best phases. */
void phase_note_trail(struct solver *s);

/* A local search from the saved phases, once, where the formula looks uniform: most of those that
 * are satisfiable fall to it.  It is due early in the search, but not before what is easily refuted
 * has been. */
bool phase_walk_due(const struct solver *s);
void phase_walk_first(struct solver *s);

bool rephase_due(const struct solver *s);

/* Replaces the saved phases, at level 0, by the next of: original, inverted or flipped; best; what
 * a local search finds from there. */
void rephase(struct solver *s);

#endif
