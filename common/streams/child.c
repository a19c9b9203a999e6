/* SPDX-License-Identifier: MIT */
#include "common/streams/child.h"

#include <math.h>
#include <sys/wait.h>

#include "common/base/clock.h"

#define MOST 1.0
#define LOOK 0.1

bool child_stopped(pid_t process) {
    siginfo_t info = {0};
    return process > 0 && !waitid(P_PID, (id_t)process, &info, WSTOPPED | WNOHANG | WNOWAIT) &&
           info.si_pid;
}

bool child_ended(pid_t process) {
    siginfo_t info = {0};
    return waitid(P_PID, (id_t)process, &info, WEXITED | WNOHANG | WNOWAIT) || info.si_pid;
}

bool child_delays(struct child_delay *delay, bool vain) {
    double now = clock_seconds();
    if (!vain)
        delay->seconds = 0;
    else if (delay->seen > 0)
        delay->seconds += fmin(now - delay->seen, LOOK);
    delay->seen = now;
    return delay->seconds >= MOST;
}
