/* Double look-ahead: where a trial has shortened many clauses, trials on top of it are likely to
 * show that it fails (Li, 1999).  The number of clauses that triggers them is learned (Heule, van
 * Maaren, 2007). */
#ifndef DPLL_LOOK_DOUBLE_H
#define DPLL_LOOK_DOUBLE_H

#include "look/state.h"

/* Whether the look-ahead on a literal, just made, is worth looking further. */
bool double_due(struct solver *s, Lit lit);

/* Looks ahead on top of the trial of a literal.  Returns false when the literal fails. */
bool double_lookahead(struct solver *s, Lit lit);

#endif
