/* SPDX-License-Identifier: MIT */
/* Models with only the literals that clauses and assumptions need. */
#ifndef DPLL_PARTIAL_H
#define DPLL_PARTIAL_H

#include "run.h"

/* Writes the part of run->values that is needed, or all of it if memory is short. assume: the
 * assumptions of the question, or NULL. */
void partial_write(struct run *run, const struct elit_stack *assume);

#endif
