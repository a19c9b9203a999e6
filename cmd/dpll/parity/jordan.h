/* Gauss-Jordan elimination during the search: what parity constraints imply together under the
 * present assignment, which clauses do not tell (Han, Jiang, 2012; Soos, Gocht, Meel, 2020).
 *
 * The equations are kept as a matrix in reduced form: each row has a basic variable that no other
 * row has, and watches it and one more.  A basic variable that gets a value gives way to another
 * one of the row, by elimination.  So all that the equations imply is found, and nothing has to be
 * undone when values are taken back. */
#ifndef DPLL_JORDAN_H
#define DPLL_JORDAN_H

#include "state/solver.h"

struct jordan;

/* The matrix is in use from here on: its rows are the theory of the search (theory.h), which frees
 * it. */
void jordan_begin(struct solver *s, struct jordan *j);

/* Whether it is time to see if the matrix is worth its effort, and doing so: if not, it is dropped,
 * at level 0, and not made anew for some rounds of inprocessing. */
bool jordan_due(const struct solver *s);
void jordan_review(struct solver *s);

/* Whether matrices have failed lately; to be asked about each round of inprocessing, which
 * jordan_wait counts. */
bool jordan_is_barred(const struct solver *s);
void jordan_wait(struct solver *s);

/* Ends the use of the matrix, if there is one, at level 0. */
void jordan_free(struct solver *s);

#endif
