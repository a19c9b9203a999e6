/* SPDX-License-Identifier: MIT */
/* Tidying the parity constraints: reduces them to the variables that remain. */
#ifndef DPLL_PARITY_TIDY_H
#define DPLL_PARITY_TIDY_H

#include "state/equations.h"

/* Removes assigned and removed variables, and duplicate equations.  A removed variable is
 * eliminated by adding the shortest equation with it to the others with it, and dropping that
 * equation.  Afterwards the variables of each equation are in ascending order, and equations are
 * sorted by size; one without variables is a contradiction.  At level 0 only. */
void tidy(struct solver *s, struct equations *e);

#endif
