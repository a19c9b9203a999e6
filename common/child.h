/* SPDX-License-Identifier: MIT */
/* Processes that were started by this one, and are stopped (SIGSTOP) or end while it waits for what
 * they write: nobody knows for how long they are stopped. */
#ifndef COMMON_CHILD_H
#define COMMON_CHILD_H

#include <stdbool.h>
#include <sys/types.h>

/* Whether a process is stopped, and not yet continued. */
bool child_stopped(pid_t process);

/* Whether a process has ended, or there is no such child. */
bool child_ended(pid_t process);

/* For how long something has been seen to last; all zero at first. */
struct child_delay {
    double seen; /* clock_seconds() of the last look */
    double seconds;
};

/* Takes note of whether a process is waited for in vain now.  Returns whether it has been for a
 * second.  The time from one look to the next counts as a tenth of a second at most: this process
 * may have been stopped itself, with all that it has started. */
bool child_delays(struct child_delay *delay, bool vain);

#endif
