/* SPDX-License-Identifier: MIT */
/* Double look-ahead: if a look-ahead has shortened many clauses, further look-ahead on top of it is
 * likely to make it fail (Li, 1999).  The number required, the trigger, adapts to the formula
 * (Heule, van Maaren, 2007). */
#ifndef DPLL_LOOK_DOUBLE_H
#define DPLL_LOOK_DOUBLE_H

#include "look/state.h"

/* Whether the look-ahead on a literal, on top of the trail, was worth more than the trigger.  If
 * not, the trigger falls a little. */
bool double_due(struct solver *s, Lit lit);

/* Looks ahead on top of the look-ahead on a literal.  Returns false if the literal fails; otherwise
 * raises the trigger to what it was worth. */
bool double_lookahead(struct solver *s, Lit lit);

#endif
