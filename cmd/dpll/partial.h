/* SPDX-License-Identifier: MIT */
/* A model with the literals alone that clauses and assumptions need. */
#ifndef DPLL_PARTIAL_H
#define DPLL_PARTIAL_H

#include "run.h"

/* Writes what run->values keeps when the variables that nothing needs are left out; all of it where
 * memory is short.  assume: what the question assumes, or NULL. */
void partial_write(struct run *run, const struct elit_stack *assume);

#endif
