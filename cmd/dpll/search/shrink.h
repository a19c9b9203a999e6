/* SPDX-License-Identifier: MIT */
/* Shrinking: replaces the literals of one level in the learned clause by a single literal of that
 * level that implies them all, if there is one (Fleury, Biere, 2021). */
#ifndef DPLL_SEARCH_SHRINK_H
#define DPLL_SEARCH_SHRINK_H

#include "state/solver.h"

/* Shrinks s->clause, already minimized.  Its first literal stays. */
void shrink(struct solver *s);

#endif
