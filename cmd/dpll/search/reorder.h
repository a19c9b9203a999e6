/* SPDX-License-Identifier: MIT */
/* The order of decisions in stable mode begins anew with its phases, and once within long ones:
 * what most of the formula hangs on is decided first, and conflicts change that order from there
 * on.
 *
 * Scores of past conflicts keep a search where it happens to be.  Formulas with many models, such
 * as plans and tours, are often solved within a few hundred conflicts of a new beginning, with all
 * that was learned by then.  They have thousands of variables, few of which were in a conflict of
 * late.  Where more were, as in refutations of small formulas, the order that conflicts have made
 * is worth more than one by clauses. */
#ifndef DPLL_REORDER_H
#define DPLL_REORDER_H

#include "state/solver.h"

/* To be called at level 0.  Adds to the score of each variable the weight of the clauses of the
 * formula that it is in; scores so far are scaled to 1 at most before, so that they decide between
 * variables of about the same weight.  A clause weighs by the share of assignments that it excludes
 * (Jeroslow, Wang, 1990), and the sign that is in fewer clauses counts twice as much as the other,
 * so that either branch gets far (Biere and others, Kissat 4, 2024).
 *
 * Where a theory propagates the order stays: with variables of many clauses first, the rows of a
 * matrix implied next to nothing.  So it does where the search since the last time has not taken a
 * multiple of what reading all clauses takes, and where conflicts have put a part of the variables
 * in order. */
void reorder(struct solver *s);

/* Whether a restart is to begin with a new order: once in a phase of stable mode, where it has
 * hardly met a variable since the last one, as what a new order finds is found soon. */
bool reorder_again(const struct solver *s);

#endif
