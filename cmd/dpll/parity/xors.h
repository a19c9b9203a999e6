/* SPDX-License-Identifier: MIT */
/* Finding parity constraints among clauses: x1 + ... + xk = b is the set of the 2^(k-1) clauses
 * over these variables whose number of negations is even, or odd (Lafitte's and March's
 * preprocessors; Soos, Nohl, Castelluccia, 2009). */
#ifndef DPLL_PARITY_XORS_H
#define DPLL_PARITY_XORS_H

#include "parity/system.h"

/* Adds the constraints of 3 to XOR_SIZE_MAX variables to the system, and then those of two
 * variables that occur in the system.  Clauses must be watched.  A clause may be missing if a
 * shorter one subsumes it.
 *
 * With a proof p->ids has the 2^(k-1) clause numbers of each constraint, by assignment of all
 * variables but xk: the clause that is false under an assignment has the index whose bit i is the
 * value of x(i+1). */
void xors_find(struct solver *s, struct parity *p);

#endif
