/* Reduction of the database of learned clauses. */
#ifndef DPLL_REDUCE_H
#define DPLL_REDUCE_H

#include "solver.h"

bool reduce_due(const struct solver *s);

/* Throws away three quarters of the learned clauses that have been of no use lately, those of high
 * glue and size first. */
void reduce(struct solver *s);

#endif
