/* SPDX-License-Identifier: MIT */
/* Congruence closure: two gates of one kind with the same inputs have the same output, and merging
 * their outputs may give further gates the same inputs. */
#ifndef DPLL_INPROCESS_CLOSURE_H
#define DPLL_INPROCESS_CLOSURE_H

#include "inprocess/gates.h"

/* Merges outputs of gates with the same inputs to completion, or until s->inconsistent is set.
 * Leaves the equivalences in closure->merger and releases the gates. */
void closure_run(struct solver *s, struct closure *closure);

#endif
