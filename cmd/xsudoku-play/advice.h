/* SPDX-License-Identifier: MIT */
/* What the player is told: the next step that a person could make, and what the solver says of the
 * digits.  Each answers in the session's message. */
#ifndef XSUDOKU_PLAY_ADVICE_H
#define XSUDOKU_PLAY_ADVICE_H

#include "session.h"

/* Tells the next step, and does what was told last. */
void advice_hint(struct session *s);

/* Tells a little of the next step: where it is; again, by what technique; and then the whole. */
void advice_nudge(struct session *s);
void advice_apply(struct session *s);

/* Asks the solver about the puzzle, unless that is known or under way. */
void advice_ask(struct session *s);

/* Checks or solves as soon as the solver has said what is needed, see advice_go_on. */
void advice_want(struct session *s, enum session_want want);

/* While the pipeline runs: reads what it prints, waiting for it.  At its end does what is
 * wanted, or says what is odd about the puzzle; then returns true. */
bool advice_go_on(struct session *s);

#endif
