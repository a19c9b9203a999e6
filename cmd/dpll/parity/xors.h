/* Finding parity constraints among clauses: x1 + ... + xk = b takes the 2^(k-1) clauses over these
 * variables whose negations are even or odd in number (Lafitte's and March's preprocessors; Soos,
 * Nohl, Castelluccia, 2009). */
#ifndef DPLL_XORS_H
#define DPLL_XORS_H

#include "parity/system.h"

/* Adds to the system those of 3 to XOR_SIZE_MAX variables, and then of two variables that those
 * have, while clauses are watched; clauses that a shorter one subsumes may be missing.
 *
 * With a proof p->ids has for each the numbers of its clauses: that which is false under an
 * assignment is at the place whose bits are the values of all variables but the last, the first
 * one's the lowest. */
void xors_find(struct solver *s, struct parity *p);

#endif
