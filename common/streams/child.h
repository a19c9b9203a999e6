/* SPDX-License-Identifier: MIT */
/* Child processes that are stopped (SIGSTOP) or end while this process waits for their output. */
#ifndef COMMON_STREAMS_CHILD_H
#define COMMON_STREAMS_CHILD_H

#include <stdbool.h>
#include <sys/types.h>

/* Whether a process is stopped, and not yet continued. */
bool child_stopped(pid_t process);

/* Whether a process has ended, or there is no such child. */
bool child_ended(pid_t process);

/* How long a condition has lasted; all zero at first. */
struct child_delay {
    double seen; /* clock_seconds() at the last call */
    double seconds;
};

/* Records whether a process is waited for in vain now.  Returns whether it has been for a second.
 * The time between two calls counts as at most a tenth of a second, since this process may itself
 * have been stopped, with all its children. */
bool child_delays(struct child_delay *delay, bool vain);

#endif
