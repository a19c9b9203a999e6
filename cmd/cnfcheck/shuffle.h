/* SPDX-License-Identifier: MIT */
/* Shuffling a problem at random: renames variables among those that occur, negates some, and
 * permutes clauses and literals.
 *
 * Models correspond one to one, and statistics are the same; only what depends on the order of the
 * input, such as the time of a solver, differs. */
#ifndef CNFCHECK_SHUFFLE_H
#define CNFCHECK_SHUFFLE_H

#include "common/base/random.h"
#include "problem.h"

/* Shuffles the problem; its formula is renamed afterwards and must not be before.  Clauses stay on
 * their side of each assumption set.  The same random state gives the same order. */
void shuffle(struct problem *problem, struct random *random);

#endif
