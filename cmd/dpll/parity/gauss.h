/* Gaussian elimination in a sparse system of parity constraints. */
#ifndef DPLL_GAUSS_H
#define DPLL_GAUSS_H

#include "parity/system.h"

/* Adds up equations, shortest first, while a variable occurs in two of them alone, and leaves out
 * those with a variable that no other has; hands what is left, component by component, to
 * matrix.h.  Facts that come up are in the system's list, a contradiction as the last. */
void gauss(struct solver *s, struct parity *p);

#endif
