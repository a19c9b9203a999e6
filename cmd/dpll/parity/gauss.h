/* SPDX-License-Identifier: MIT */
/* Gaussian elimination in a sparse system of parity constraints. */
#ifndef DPLL_GAUSS_H
#define DPLL_GAUSS_H

#include "parity/system.h"

/* Replaces two equations by their sum, shortest first, while they are the only two with some
 * variable, and leaves out equations with a variable that no other has; hands the rest, component
 * by component, to matrix.h.  Facts found are in the system's list, a contradiction as the last. */
void gauss(struct solver *s, struct parity *p);

#endif
