/* SPDX-License-Identifier: MIT */
/* Double look-ahead: where a look-ahead has shortened many clauses, look-aheads on top of it are
 * likely to show that it fails (Li, 1999).  How many it takes, the trigger, adapts to the formula
 * (Heule, van Maaren, 2007). */
#ifndef DPLL_LOOK_DOUBLE_H
#define DPLL_LOOK_DOUBLE_H

#include "look/state.h"

/* Whether the look-ahead on a literal, which is on top of the trail, was worth more than the
 * trigger. If not, the trigger falls a little. */
bool double_due(struct solver *s, Lit lit);

/* Looks ahead on top of the look-ahead on a literal.  Returns false when the literal fails; if not,
 * the trigger rises to what it was worth. */
bool double_lookahead(struct solver *s, Lit lit);

#endif
