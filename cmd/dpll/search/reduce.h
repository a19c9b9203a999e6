/* SPDX-License-Identifier: MIT */
/* Reduction of the database of learned clauses. */
#ifndef DPLL_REDUCE_H
#define DPLL_REDUCE_H

#include "state/solver.h"

/* To be called for each question that is put to the solver: after many questions without a
 * reduction the next one comes forward.  What a question needs is learned soon, but few of the
 * clauses learned for other questions are of use to it, and all of them slow propagation down. */
void reduce_note_question(struct solver *s);

/* Whether the conflicts since the last reduction are enough for the next. */
bool reduce_due(const struct solver *s);

/* Throws away three quarters of the learned clauses that have been of no use lately, those of high
 * glue and size first. */
void reduce(struct solver *s);

#endif
