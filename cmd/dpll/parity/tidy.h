/* Putting the parity constraints in order: what they say about variables that are left. */
#ifndef DPLL_TIDY_H
#define DPLL_TIDY_H

#include "state/equations.h"

/* Takes out variables that have a value or are removed, what is there twice, and, with its
 * equation, what only one has of a removed variable.  Then the variables of each are in ascending
 * order, and the shortest comes first; one without any is a contradiction.  At level 0 only. */
void tidy(struct solver *s, struct equations *e);

#endif
