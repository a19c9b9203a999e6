/* SPDX-License-Identifier: MIT */
/* Whether the matrix of jordan.h is worth its effort.  It is reviewed from time to time; if it
 * fails, it is dropped and none is built for some rounds of inprocessing. */
#ifndef DPLL_PARITY_TRIAL_H
#define DPLL_PARITY_TRIAL_H

#include "state/solver.h"

/* Schedules the next review of a matrix that is new or has passed one. */
void trial_begin(struct solver *s);

/* trial_due: whether there is a matrix and its review is due.  trial_review: reviews it, at any
 * level, and backtracks to level 0 if it drops the matrix. */
bool trial_due(const struct solver *s);
void trial_review(struct solver *s);

/* Whether the gain of all matrices (trial.c) is at least the number of conflicts of the search,
 * once these are enough to tell (matrix_promise). */
bool trial_is_promising(const struct solver *s);

/* Whether any matrix has failed. */
bool trial_has_failed(const struct solver *s);

/* Whether matrices have failed recently, so that none is to be built in this round of inprocessing.
 * trial_wait counts the rounds. */
bool trial_is_barred(const struct solver *s);
void trial_wait(struct solver *s);

#endif
