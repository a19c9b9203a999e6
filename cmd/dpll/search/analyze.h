/* SPDX-License-Identifier: MIT */
/* First-UIP conflict analysis (Moskewicz et al., 2001). */
#ifndef DPLL_SEARCH_ANALYZE_H
#define DPLL_SEARCH_ANALYZE_H

#include "search/propagate.h"

/* Learns a clause from a conflict above level 0 with at least one literal of the current level;
 * backjumps, adds the learned clause and assigns its first literal.
 *
 * Afterwards s->clause is the learned clause: the first literal is true, and not a decision; the
 * others are false, and the second, if there is one, has the level jumped back to.  No variable is
 * marked. */
void analyze(struct solver *s, Ref conflict);

#endif
