/* SPDX-License-Identifier: MIT */
/* Look-ahead: tries both values of promising variables, to see which one splits the problem best.
 *
 * A literal whose trial ends in a conflict is false (failed literal; Freeman, 1995); what longer
 * clauses force in a trial becomes a binary clause (local learning; Heule, van Maaren, 2006). */
#ifndef DPLL_LOOK_LOOKAHEAD_H
#define DPLL_LOOK_LOOKAHEAD_H

#include "look/state.h"

/* Looks ahead under the present assignment until no trial adds to it.  Returns false when it is
 * refuted.  Else *branch is the literal to try first, unless no literal is open any more, or it was
 * time to give up: look->midway then makes the next call go on in the middle. */
bool lookahead(struct solver *s, Lit *branch);

/* Takes back a look-ahead that was left in the middle. */
void lookahead_abandon(struct solver *s);

#endif
