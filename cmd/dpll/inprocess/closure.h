/* SPDX-License-Identifier: MIT */
/* The closure of gates under congruence: gates with the same inputs have the same output, and
 * merging outputs makes the inputs of further gates the same. */
#ifndef DPLL_CLOSURE_H
#define DPLL_CLOSURE_H

#include "inprocess/gates.h"

/* Merges outputs of gates with the same inputs until no two are left, or s->inconsistent is set.
 * Leaves the equivalences in closure->merger, and releases the gates. */
void closure_run(struct solver *s, struct closure *closure);

#endif
