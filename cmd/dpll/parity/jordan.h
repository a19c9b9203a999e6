/* SPDX-License-Identifier: MIT */
/* Gauss-Jordan elimination during the search: what parity constraints imply together under the
 * present assignment beyond what clauses propagate (Han, Jiang, 2012; Soos, Gocht, Meel, 2020).
 *
 * The equations are kept as a matrix in reduced form: each row has a basic variable that no other
 * row has, and watches its basic variable and one more.  When a basic variable gets a value,
 * another variable of the row becomes basic by elimination.  So all literals that the equations
 * imply are found, and nothing has to be undone when values are taken back. */
#ifndef DPLL_JORDAN_H
#define DPLL_JORDAN_H

#include "state/solver.h"

struct jordan;

/* The matrix is in use from here on: its rows are the theory of the search (theory.h), which frees
 * it. */
void jordan_begin(struct solver *s, struct jordan *j);

/* Ends the use of the matrix, if there is one, at level 0. */
void jordan_free(struct solver *s);

#endif
