/* SPDX-License-Identifier: MIT */
/* Extraction of gates from clauses. */
#ifndef DPLL_INPROCESS_EXTRACT_H
#define DPLL_INPROCESS_EXTRACT_H

#include "inprocess/gates.h"
#include "rewrite/dense.h"

/* Adds the AND, exclusive-or and if-then-else gates among the clauses to the closure, until
 * dense->limit is reached.  To be called between dense_begin and dense_end. */
void extract_gates(struct solver *s, struct dense *dense, struct closure *closure);

#endif
