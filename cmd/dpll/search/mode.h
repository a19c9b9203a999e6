/* Alternation of focused mode (frequent restarts, VMTF), good at refuting, and stable mode (rare
 * restarts, scores, target phases), good at finding models (Oh, 2015; Biere, 2019). */
#ifndef DPLL_MODE_H
#define DPLL_MODE_H

#include "state/solver.h"

bool mode_due(const struct solver *s);

/* Changes the mode.  Each lasts for an effort that grows quadratically with how many there were. */
void mode_switch(struct solver *s);

#endif
