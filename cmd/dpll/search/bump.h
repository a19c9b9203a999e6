/* SPDX-License-Identifier: MIT */
/* Bumping: variables met in a conflict come first in later decisions. */
#ifndef DPLL_BUMP_H
#define DPLL_BUMP_H

#include "state/solver.h"

/* Bumps the variables that the analysis has seen: in the queue, oldest first (VMTF), or in stable
 * mode by score (EVSIDS; Een, Sorensson, 2003). */
void bump_analyzed(struct solver *s);

/* In stable mode, adds variables to be bumped: those in the reasons of the literals of s->clause,
 * the learned clause (Liang et al., 2016).  In focused mode they would push what is of use back in
 * the queue: refuting products in finite fields took 20 times the conflicts. */
void bump_add_reasons(struct solver *s);

#endif
