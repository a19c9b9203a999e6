/* SPDX-License-Identifier: MIT */
/* Rephasing: now and then the saved phases are replaced by ones far away, by the best ones, or by
 * the result of a local search, in turns (Biere, Fleury, 2020). */
#ifndef DPLL_LOCAL_REPHASE_H
#define DPLL_LOCAL_REPHASE_H

#include "state/solver.h"

/* rephase_walk_first: one local search from the saved phases, which solves most satisfiable uniform
 * formulas and some with structure.  It is due early in the search, but after easy formulas are
 * solved.  The search follows its result instead of earlier trails. */
bool rephase_walk_due(const struct solver *s);
void rephase_walk_first(struct solver *s);

/* Whether enough conflicts have passed since the last rephasing. */
bool rephase_due(const struct solver *s);

/* Begins another question: its first rephasing is due when the search has had `conflicts` conflicts
 * in all; clears the best and target phases. */
void rephase_begin(struct solver *s, uint64_t conflicts);

/* Replaces the saved phases, at level 0, by the next in turn: all true, all false, or all of them
 * turned round; the best phases; the best assignment of a local search from the saved phases. */
void rephase(struct solver *s);

#endif
