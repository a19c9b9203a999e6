/* Closing gates under congruence: gates with the same inputs have the same output, which may make
 * the inputs of further gates the same. */
#ifndef DPLL_CLOSURE_H
#define DPLL_CLOSURE_H

#include "inprocess/gates.h"

/* Merges what is congruent, until nothing is left to merge or s->inconsistent is set, and forgets
 * the gates: closure->merger holds what was found. */
void closure_run(struct solver *s, struct closure *closure);

#endif
