/* SPDX-License-Identifier: MIT */
/* Failed literals and lifting: propagates a literal to see whether it leads to a conflict, and
 * which literals its negation implies as well (Le Berre, 2001; Lynce, Marques-Silva, 2003). */
#ifndef DPLL_INPROCESS_PROBE_H
#define DPLL_INPROCESS_PROBE_H

#include "state/solver.h"

/* Probes the roots of the binary implication graph, which imply literals and are implied by none,
 * at level 0 with all literals propagated, for about `ticks` ticks.  Returns false, with
 * s->inconsistent set, on a contradiction. */
bool probe(struct solver *s, uint64_t ticks);

#endif
