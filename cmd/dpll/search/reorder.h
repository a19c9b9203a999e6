/* The order of decisions in stable mode begins anew with each of its phases: what most of the
 * formula hangs on is decided first, and conflicts change that order from there on.
 *
 * Scores of past conflicts keep a search where it happens to be.  Plans and tours, of which many
 * are right, are often found within a few hundred conflicts of a new beginning, with all that was
 * learned by then. */
#ifndef DPLL_REORDER_H
#define DPLL_REORDER_H

#include "state/solver.h"

/* At level 0, raises the scores of variables by the clauses of the formula that they are in, by so
 * much that the scores so far matter only where clauses do not tell.  A clause counts by the share
 * of assignments that it excludes (Jeroslow, Wang, 1990), and the sign that is in fewer clauses
 * counts twice as much as the other, so that either branch gets far (Biere and others, Kissat 4,
 * 2024).  Where a theory propagates, clauses are not what counts, and the order stays: with
 * variables of many clauses first, the rows of a matrix implied next to nothing. */
void reorder(struct solver *s);

#endif
