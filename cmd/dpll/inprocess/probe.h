/* Failed literals and lifting: what follows from a literal is propagated, to see whether it is
 * contradictory, or follows from the opposite as well (Le Berre, 2001; Lynce, Marques-Silva,
 * 2003). */
#ifndef DPLL_PROBE_H
#define DPLL_PROBE_H

#include "state/solver.h"

/* Probes, at level 0 and for about `ticks` of effort, literals that imply others through binary
 * clauses and are not implied so themselves.  Returns false, with s->inconsistent set, on a
 * contradiction. */
bool probe(struct solver *s, uint64_t ticks);

#endif
