/* SPDX-License-Identifier: MIT */
/* Finding parity constraints among clauses: x1 + ... + xk = b takes the 2^(k-1) clauses over these
 * variables whose negations are even or odd in number (Lafitte's and March's preprocessors; Soos,
 * Nohl, Castelluccia, 2009). */
#ifndef DPLL_XORS_H
#define DPLL_XORS_H

#include "parity/system.h"

/* Adds to the system the constraints of 3 to XOR_SIZE_MAX variables, and then those of two
 * variables that both occur in the system by then, while clauses are watched.  A clause may be
 * missing where a shorter one subsumes it.
 *
 * With a proof p->ids has the 2^(k-1) clause numbers of each constraint: the clause that is false
 * under an assignment is at the index whose bit i is the value of x(i+1), for all variables but
 * xk. */
void xors_find(struct solver *s, struct parity *p);

#endif
