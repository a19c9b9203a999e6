/* The time limit: a timer that rings, and what handlers of signals and the run tell each other. */
#ifndef DPLL_TIMER_H
#define DPLL_TIMER_H

#include <signal.h>
#include <sys/types.h>

/* What signal handlers tell the run, and what it tells them. */
struct run_signals {
    volatile sig_atomic_t stop;        /* time is over, or what follows, or an output has failed */
    volatile sig_atomic_t interrupted; /* a signal says to end */
    volatile double deadline;          /* clock from which on the timer means that time is over */
    pid_t parent; /* who must be there for this process to go on; 0 for nobody */
};

/* Arms (or with 0 seconds disarms) the timer, whose handler raises the flag to stop.  It goes on
 * ringing: one that comes before the deadline is not believed. */
void timer_set(struct run_signals *signals, double seconds);

/* In a new process: the deadline stays, and another reason to stop is that parent is gone. */
void timer_join(struct run_signals *signals, pid_t parent);

#endif
