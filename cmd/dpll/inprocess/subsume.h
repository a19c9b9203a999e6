/* SPDX-License-Identifier: MIT */
/* Backward subsumption and strengthening: for each new clause finds the clauses that contain it, or
 * contain it with one literal negated (Een, Biere, 2005). */
#ifndef DPLL_INPROCESS_SUBSUME_H
#define DPLL_INPROCESS_SUBSUME_H

#include "rewrite/dense.h"

/* Queues the fresh clauses, those not tried yet, among the irredundant clauses in the arena. */
void subsume_begin(struct solver *s, struct dense *dense);

/* Removes the clauses that queued clauses subsume and shortens those they strengthen, until the
 * queue is empty or dense->limit is reached.  Returns false, with s->inconsistent set, on a
 * contradiction. */
bool subsume(struct solver *s, struct dense *dense);

#endif
