/* SPDX-License-Identifier: MIT */
/* What the player is told: the next step that a person could make, and what the solver says of the
 * digits.  Each function answers in the message of the session. */
#ifndef XSUDOKU_PLAY_ADVICE_H
#define XSUDOKU_PLAY_ADVICE_H

#include "session.h"

/* Tells the next step, also after advice_nudge has told a part of it. */
void advice_hint(struct session *s);

/* advice_nudge: tells the next step bit by bit: first where it is; called again, by which
 * technique; then all of it.  advice_apply: makes the step that was told. */
void advice_nudge(struct session *s);
void advice_apply(struct session *s);

/* Asks the solver about the puzzle, unless its answer is known or it is at work. */
void advice_ask(struct session *s);

/* Checks or solves the puzzle as soon as the solver has answered, see advice_go_on. */
void advice_want(struct session *s, enum session_want want);

/* While the pipeline runs, waits for output and reads it.  When the pipeline has ended, does what
 * is wanted, or says what is odd about the puzzle, and returns true. */
bool advice_go_on(struct session *s);

#endif
