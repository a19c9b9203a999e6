/* SPDX-License-Identifier: MIT */
/* Shrinking: the learned clause's literals on one level are replaced by a single literal of that
 * level that implies them all, where there is one (Fleury, Biere, 2021). */
#ifndef DPLL_SHRINK_H
#define DPLL_SHRINK_H

#include "state/solver.h"

/* Shrinks s->clause, which has been minimized; its first literal stays. */
void shrink(struct solver *s);

#endif
