/* SPDX-License-Identifier: MIT */
/* Look-ahead: propagates both literals of promising variables to find the one that splits the
 * problem best.  A literal whose propagation ends in a conflict is false (failed literal; Freeman,
 * 1995); a literal forced by longer clauses gives a binary clause (local learning; Heule, van
 * Maaren, 2006). */
#ifndef DPLL_LOOK_LOOKAHEAD_H
#define DPLL_LOOK_LOOKAHEAD_H

#include "look/state.h"

/* Looks ahead under the current assignment until nothing is assigned any more.  Returns false if
 * the node is refuted.  Otherwise *branch is the literal to try first, unless all variables have
 * values, or it was time to stop: look->midway then makes the next call continue. */
bool lookahead(struct solver *s, Lit *branch);

/* Undoes a look-ahead that is in progress. */
void lookahead_abandon(struct solver *s);

#endif
