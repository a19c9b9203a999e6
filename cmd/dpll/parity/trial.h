/* SPDX-License-Identifier: MIT */
/* Whether the matrix of jordan.h is worth its effort: it is looked at from time to time, and one
 * that is not goes, and none is made for some rounds of inprocessing. */
#ifndef DPLL_TRIAL_H
#define DPLL_TRIAL_H

#include "state/solver.h"

/* The matrix is new, or has been found worth while: the next review comes after some more
 * effort. */
void trial_begin(struct solver *s);

/* trial_due: whether it is time to review the matrix, if there is one.  trial_review: does so, at
 * any level; where it drops the matrix, at level 0 afterwards. */
bool trial_due(const struct solver *s);
void trial_review(struct solver *s);

/* Whether matrices have gained as much as a literal implied for each conflict of the search, once
 * there are enough of these to tell: a review now would find them worth while. */
bool trial_is_promising(const struct solver *s);

/* Whether any matrix has failed. */
bool trial_has_failed(const struct solver *s);

/* Whether matrices have failed lately, so that none is to be made in this round of inprocessing;
 * trial_wait counts the rounds. */
bool trial_is_barred(const struct solver *s);
void trial_wait(struct solver *s);

#endif
