/* SPDX-License-Identifier: MIT */
/* Another order for the same problem: variables renamed among those that occur, signs turned round,
 * clauses and literals put in another order, all by chance.
 *
 * Models correspond one to one, and so do statistics; what depends on the order of the input, as
 * the time of a solver does, differs. */
#ifndef CNFCHECK_SHUFFLE_H
#define CNFCHECK_SHUFFLE_H

#include "common/random.h"
#include "problem.h"

/* Shuffles the problem, whose formula is not renamed and is renamed afterwards.  Clauses stay on
 * their side of each assumption set.  The same random state gives the same order. */
void shuffle(struct problem *problem, struct random *random);

#endif
