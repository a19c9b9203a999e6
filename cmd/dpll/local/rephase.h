/* SPDX-License-Identifier: MIT */
/* Rephasing: the saved phases are replaced now and then, in turns by the original ones, the best so
 * far, and what a local search makes of them (Biere, Fleury, 2020). */
#ifndef DPLL_REPHASE_H
#define DPLL_REPHASE_H

#include "state/solver.h"

/* One local search from the saved phases, which solves most uniform formulas that are satisfiable,
 * and some with structure.  It is due early in the search, but late enough that easy formulas have
 * been answered before.  What it finds is followed at once, instead of the trails so far. */
bool rephase_walk_due(const struct solver *s);
void rephase_walk_first(struct solver *s);

/* Whether the conflicts since the last rephasing are enough for the next. */
bool rephase_due(const struct solver *s);

/* Begins another question: its first rephasing is due when the search has had `conflicts` in all,
 * and the longest trails of the question before are forgotten. */
void rephase_begin(struct solver *s, uint64_t conflicts);

/* Replaces the saved phases, at level 0, by the next of: the original, inverted or flipped phases;
 * the best ones; the best assignment that a local search finds from the saved phases. */
void rephase(struct solver *s);

#endif
