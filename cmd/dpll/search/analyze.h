/* First-UIP conflict analysis (Moskewicz et al., 2001). */
#ifndef DPLL_ANALYZE_H
#define DPLL_ANALYZE_H

#include "search/propagate.h"

/* Learns from a conflict above level 0: backjumps, adds the learned clause and makes its literal
 * true. */
void analyze(struct solver *s, Ref conflict);

#endif
