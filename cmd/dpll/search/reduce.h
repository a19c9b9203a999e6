/* SPDX-License-Identifier: MIT */
/* Reduction of the database of learned clauses. */
#ifndef DPLL_SEARCH_REDUCE_H
#define DPLL_SEARCH_REDUCE_H

#include "state/solver.h"

/* Must be called for each question put to the solver: the next reduction comes early after many
 * questions.  Of the clauses learned for a question few are of use for others, and all slow
 * propagation down. */
void reduce_note_question(struct solver *s);

/* Whether enough conflicts have passed since the last reduction. */
bool reduce_due(const struct solver *s);

/* Removes a reduce_share (tunables.h) of the learned clauses not used lately, those of highest glue
 * and size first. */
void reduce(struct solver *s);

#endif
