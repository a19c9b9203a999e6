/* SPDX-License-Identifier: MIT */
/* Propagation by scanning the list of all clauses until nothing follows any more: the simplest way,
 * and the yardstick for the others. */
#ifndef DPLL_ENGINES_SCAN_H
#define DPLL_ENGINES_SCAN_H

#include "engines/propagator.h"

extern const struct propagator propagator_scan;

#endif
