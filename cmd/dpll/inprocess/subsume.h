/* SPDX-License-Identifier: MIT */
/* Subsumption and strengthening, backward: each new clause is looked for in others, whole or but
 * for one literal that is negated there (Een, Biere, 2005). */
#ifndef DPLL_SUBSUME_H
#define DPLL_SUBSUME_H

#include "rewrite/dense.h"

/* Queues the long clauses of the formula that are fresh: that have not been tried yet. */
void subsume_begin(struct solver *s, struct dense *dense);

/* Removes what queued clauses subsume and shortens what they strengthen, until the queue is empty
 * or dense->limit is reached.  Returns false, with s->inconsistent set, on a contradiction. */
bool subsume(struct solver *s, struct dense *dense);

#endif
