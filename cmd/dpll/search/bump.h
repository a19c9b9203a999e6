/* SPDX-License-Identifier: MIT */
/* Bumping: variables that occur in a conflict come first in later decisions. */
#ifndef DPLL_SEARCH_BUMP_H
#define DPLL_SEARCH_BUMP_H

#include "state/solver.h"

/* Bumps the variables in cdcl->analyzed: in focused mode in the queue, oldest first (VMTF), in
 * stable mode by score (EVSIDS; Een, Sorensson, 2003). */
void bump_analyzed(struct solver *s);

/* In stable mode, adds to cdcl->analyzed the variables in the reasons of the literals of s->clause,
 * the learned clause (Liang et al., 2016).  Not in focused mode: there they displaced more useful
 * variables, and refuting products in finite fields took 20 times the conflicts. */
void bump_add_reasons(struct solver *s);

#endif
