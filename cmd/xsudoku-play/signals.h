/* SPDX-License-Identifier: MIT */
/* The signals that concern a full screen.  The handlers set a flag, nothing else; the flags are
 * looked at between two keys.  Signals come through only while signals_mask is the process's mask,
 * which is what wait_readable makes it, so that none is slept through. */
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
