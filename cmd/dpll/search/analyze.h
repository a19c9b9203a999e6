/* SPDX-License-Identifier: MIT */
/* First-UIP conflict analysis (Moskewicz et al., 2001). */
#ifndef DPLL_ANALYZE_H
#define DPLL_ANALYZE_H

#include "search/propagate.h"

/* Learns from a conflict above level 0, of literals of which one at least is at the current level:
 * backjumps, adds the learned clause and makes its literal true.
 *
 * The clause is in s->clause then: first the literal that is true now, by no decision, and then, if
 * it has more, one of the level that was jumped back to; all but the first are false.  No variable
 * is marked. */
void analyze(struct solver *s, Ref conflict);

#endif
