/* SPDX-License-Identifier: MIT */
/* Propagation without any data structure but the list of all clauses, which is gone through again
 * and again until nothing follows any more: what a first program does, and what others are measured
 * by. */
#ifndef DPLL_SCAN_H
#define DPLL_SCAN_H

#include "engines/propagator.h"

extern const struct propagator propagator_scan;

#endif
