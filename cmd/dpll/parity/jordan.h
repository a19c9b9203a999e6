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

/* jordan_due: whether it is time to review if the matrix is worth its effort.  jordan_review: does
 * so, at level 0; a matrix that is not is dropped, and none is made for some rounds of
 * inprocessing.
 */
bool jordan_due(const struct solver *s);
void jordan_review(struct solver *s);

/* Whether matrices have implied so much, in at least some conflicts, that a review now would find
 * them worth while. */
bool jordan_is_promising(const struct solver *s);

/* Whether matrices have failed lately, so that none is to be made in this round of inprocessing;
 * jordan_wait counts the rounds. */
bool jordan_is_barred(const struct solver *s);
void jordan_wait(struct solver *s);

/* Ends the use of the matrix, if there is one, at level 0. */
void jordan_free(struct solver *s);

#endif
