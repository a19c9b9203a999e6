/* SPDX-License-Identifier: MIT */
/* The time limit: a timer, and what signal handlers and the run tell each other. */
#ifndef DPLL_TIMER_H
#define DPLL_TIMER_H

#include <signal.h>
#include <sys/types.h>

/* What signal handlers tell the run, and the run tells them. */
struct run_signals {
    /* Time is over, a signal asks to end, parent is gone, or an output has failed. */
    volatile sig_atomic_t stop;
    volatile sig_atomic_t interrupted; /* a signal asks to end */
    /* By clock_seconds(): from then on a signal of the timer means that time is over. */
    volatile double deadline;
    pid_t parent; /* the process whose end also ends this one; 0 for none */
};

/* Arms the timer, or with 0 seconds disarms it.  Its handler sets the flag to stop.  The timer
 * repeats; the handler ignores signals before the deadline. */
void timer_set(struct run_signals *signals, double seconds);

/* To be called in a new process: the deadline stays, and the end of parent is another reason to
 * stop. */
void timer_join(struct run_signals *signals, pid_t parent);

#endif
