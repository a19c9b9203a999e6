/* SPDX-License-Identifier: MIT */
/* The time limit: a timer that rings, and what handlers of signals and the run tell each other. */
#ifndef DPLL_TIMER_H
#define DPLL_TIMER_H

#include <signal.h>
#include <sys/types.h>

/* What signal handlers tell the run, and what it tells them. */
struct run_signals {
    /* Time is over, a signal says to end, parent is gone, or an output has failed. */
    volatile sig_atomic_t stop;
    volatile sig_atomic_t interrupted; /* a signal says to end */
    volatile double deadline;          /* clock_seconds() from which on a ring means time is over */
    pid_t parent;                      /* the process whose end also ends this one; 0 for none */
};

/* Arms (or with 0 seconds disarms) the timer, whose handler raises the flag to stop.  It goes on
 * ringing; the handler ignores a ring before the deadline. */
void timer_set(struct run_signals *signals, double seconds);

/* In a new process: the deadline stays, and another reason to stop is that parent is gone. */
void timer_join(struct run_signals *signals, pid_t parent);

#endif
