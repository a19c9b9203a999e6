/* SPDX-License-Identifier: MIT */
/* Failed literals and lifting: what follows from a literal is propagated, to see whether it is
 * contradictory, or follows from the opposite as well (Le Berre, 2001; Lynce, Marques-Silva,
 * 2003). */
#ifndef DPLL_PROBE_H
#define DPLL_PROBE_H

#include "state/solver.h"

/* Probes the roots of the binary implication graph, literals that imply others and that none
 * implies, at level 0, all propagated, for about `ticks` ticks.  Returns false, with
 * s->inconsistent set, on a contradiction. */
bool probe(struct solver *s, uint64_t ticks);

#endif
