/* Shrinking: of the learned clause's literals on one level, as many as follow from a single one
 * give way to that (Fleury, Biere, 2021). */
#ifndef DPLL_SHRINK_H
#define DPLL_SHRINK_H

#include "state/solver.h"

/* Shrinks s->clause, which has been minimized; its first literal stays. */
void shrink(struct solver *s);

#endif
