/* SPDX-License-Identifier: MIT */
/* A simplified formula instead of an answer. */
#ifndef DPLL_SIMPLIFYING_H
#define DPLL_SIMPLIFYING_H

#include "run.h"

/* Simplifies run->formula and writes what is left of it, with how to extend its models (cnf(5)).
 * Where the answer is found it is a formula without clauses, or with the empty one; where memory
 * ends or a signal comes in the middle it is the input.  Returns false with diag filled when there
 * is nothing to write: memory has ended before the formula, or steps of a proof have taken clauses
 * of the input away. */
bool simplifying_write(struct run *run, struct diag *diag);

#endif
