/* SPDX-License-Identifier: MIT */
/* Gauss-Jordan elimination during the search: propagates what parity constraints together imply
 * under the current assignment, beyond unit propagation (Han, Jiang, 2012; Soos, Gocht, Meel,
 * 2020).
 *
 * The equations form a matrix in reduced form.  Each row has a basic variable, which occurs in no
 * other row, and watches that variable and another one.  If a basic variable is assigned,
 * elimination makes another variable of the row basic.  So all implied literals are found, and
 * backtracking need not restore the matrix. */
#ifndef DPLL_PARITY_JORDAN_H
#define DPLL_PARITY_JORDAN_H

#include "state/solver.h"

struct jordan;

/* Makes the matrix the theory of the search (theory.h), which then owns it. */
void jordan_begin(struct solver *s, struct jordan *j);

/* Releases the matrix, if there is one.  At level 0. */
void jordan_free(struct solver *s);

#endif
