/* SPDX-License-Identifier: MIT */
/* Putting the parity constraints in order: what they say about variables that are left. */
#ifndef DPLL_TIDY_H
#define DPLL_TIDY_H

#include "state/equations.h"

/* Takes out variables that have a value or are removed, and equations that are there twice.  A
 * removed variable is taken out by adding the shortest equation that has it to the others that do,
 * and dropping it.  Afterwards the variables of each equation are in ascending order, and the
 * shortest equation comes first; one without variables is a contradiction.  At level 0 only. */
void tidy(struct solver *s, struct equations *e);

#endif
