/* SPDX-License-Identifier: MIT */
/* Writing a simplified formula instead of an answer. */
#ifndef DPLL_SIMPLIFYING_H
#define DPLL_SIMPLIFYING_H

#include "run.h"

/* Simplifies run->formula and writes the result, with how to extend its models (cnf(5)).  If the
 * answer is found, the result has no clauses, or the empty one; if memory runs out or a signal
 * comes in between, it is the input.  Returns false with diag filled if there is nothing to write:
 * memory ran out before the formula was read, or steps of a proof have removed clauses of the
 * input. */
bool simplifying_write(struct run *run, struct diag *diag);

#endif
