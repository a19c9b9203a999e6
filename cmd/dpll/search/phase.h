/* SPDX-License-Identifier: MIT */
/* Phases: saved (Pipatsrisawat, Darwiche, 2007), target and best (Biere, Fleury, 2020). */
#ifndef DPLL_PHASE_H
#define DPLL_PHASE_H

#include "state/solver.h"

/* The sign to decide an open variable with: the literal. */
Lit phase_literal(const struct solver *s, Var var);

/* Takes note of a trail that is about to be shortened: if it was the largest without conflict, its
 * signs become the target and best phases. */
void phase_note_trail(struct solver *s);

#endif
