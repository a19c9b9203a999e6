/* SPDX-License-Identifier: MIT */
/* Gaussian elimination in a sparse system of parity constraints. */
#ifndef DPLL_PARITY_GAUSS_H
#define DPLL_PARITY_GAUSS_H

#include "parity/system.h"

/* While some variable occurs in exactly two equations, replaces these by their sum, the shortest
 * first; drops equations with a variable that no other equation has; solves the remaining
 * components by matrix.h.  Adds the facts found to the system's list; a contradiction is the last
 * one. */
void gauss(struct solver *s, struct parity *p);

#endif
