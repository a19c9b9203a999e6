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
    if (seconds <= 0)
        signals->deadline = INFINITY;
}
