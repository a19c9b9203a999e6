/* SPDX-License-Identifier: MIT */
#include "timer.h"

#include <math.h>
#include <stddef.h>
#include <sys/time.h>

#include "common/base/clock.h"

/* In microseconds; RING_AGAIN: from one ring past the deadline to the next. */
enum { SECOND = 1000000, RING_AGAIN = 10000 };

void timer_set(struct run_signals *signals, double seconds) {
    struct itimerval timer = {0};
    if (seconds > 0) {
        signals->deadline = clock_seconds() + seconds;
        timer.it_interval.tv_usec = RING_AGAIN;
        timer.it_value.tv_sec = (time_t)seconds;
        timer.it_value.tv_usec = (suseconds_t)((seconds - (double)(time_t)seconds) * SECOND) + 1;
        if (timer.it_value.tv_usec >= SECOND)
            timer.it_value.tv_usec = SECOND - 1;
    }
    setitimer(ITIMER_REAL, &timer, NULL);
    if (seconds > 0)
        return;
    signals->deadline = INFINITY;
    if (signals->parent)
        timer_join(signals, signals->parent);
}

/* Looks of a joined process whether its parent is still there: it outlives that by about 50 ms. */
enum { LOOKS_PER_SECOND = 20 };

void timer_join(struct run_signals *signals, pid_t parent) {
    suseconds_t interval = SECOND / LOOKS_PER_SECOND;
    struct itimerval timer = {{.tv_usec = interval}, {.tv_usec = interval}};
    signals->parent = parent;
    setitimer(ITIMER_REAL, &timer, NULL);
}
