/* SPDX-License-Identifier: MIT */
/* Phases: saved (Pipatsrisawat, Darwiche, 2007), target and best (Biere, Fleury, 2020). */
#ifndef DPLL_SEARCH_PHASE_H
#define DPLL_SEARCH_PHASE_H

#include "state/solver.h"

/* The literal to decide an open variable with. */
Lit phase_literal(const struct solver *s, Var var);

/* Must be called before the trail is shortened: if its prefix without conflict is the longest so
 * far, its signs become the target and best phases. */
void phase_note_trail(struct solver *s);

#endif
