#include "timer.h"

#include <math.h>
#include <stddef.h>
#include <sys/time.h>

#include "common/clock.h"

void timer_set(struct run_signals *signals, double seconds) {
    struct itimerval timer = {0};
    if (seconds > 0) {
        signals->deadline = clock_seconds() + seconds;
        timer.it_interval.tv_usec = 10000;
        timer.it_value.tv_sec = (time_t)seconds;
        timer.it_value.tv_usec = (suseconds_t)((seconds - (double)(time_t)seconds) * 1e6) + 1;
        if (timer.it_value.tv_usec >= 1000000)
            timer.it_value.tv_usec = 999999;
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
    suseconds_t interval = 1000000 / LOOKS_PER_SECOND;
    struct itimerval timer = {{.tv_usec = interval}, {.tv_usec = interval}};
    signals->parent = parent;
    setitimer(ITIMER_REAL, &timer, NULL);
}
