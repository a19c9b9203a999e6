/* SPDX-License-Identifier: MIT */
/* The signals that concern a full screen.  Handlers only set flags, which are looked at between two
 * keys.  Signals are delivered only while signals_mask is the mask of the process, as it is in
 * wait_readable, so that no signal is missed while the process sleeps. */
#ifndef XSUDOKU_PLAY_SIGNALS_H
#define XSUDOKU_PLAY_SIGNALS_H

#include <signal.h>
#include <stdbool.h>

/* Begins to catch signals, except those that the caller of the program has us ignore. */
void signals_catch(void);

/* The mask with which to wait. */
const sigset_t *signals_mask(void);

/* The signal that says that it is over (INT, TERM, HUP or QUIT), or 0. */
int signals_end(void);

/* Whether there was a request to stop (TSTP); whether the terminal may be another one now, having
 * another size (WINCH) or after a stop (CONT).  Each is told once. */
bool signals_take_stop(void);
bool signals_take_change(void);

/* Stops the process as TSTP does; returns when it goes on. */
void signals_stop(void);

/* Ends the process by a signal, as if it had not been caught. */
void signals_die(int number);

#endif
