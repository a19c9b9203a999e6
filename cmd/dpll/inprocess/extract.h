/* SPDX-License-Identifier: MIT */
/* The gates that a formula is made of. */
#ifndef DPLL_EXTRACT_H
#define DPLL_EXTRACT_H

#include "inprocess/gates.h"
#include "rewrite/dense.h"

/* Adds the AND, exclusive-or and if-then-else gates among the clauses to the closure, between
 * dense_begin and dense_end, until dense->limit is reached. */
void extract_gates(struct solver *s, struct dense *dense, struct closure *closure);

#endif
