/* SPDX-License-Identifier: MIT */
/* Waiting for input and for signals at once. */
#ifndef COMMON_STREAMS_WAIT_H
#define COMMON_STREAMS_WAIT_H

#include <poll.h>
#include <signal.h>

/* Sleeps until one of count descriptors can be read (its events are POLLIN; sets revents; negative
 * descriptors are ignored), a signal comes, or the milliseconds have passed (-1: no limit).  The
 * caller must block the signals to wait for; mask unblocks them during the sleep.  Returns as
 * poll(2).  With a descriptor of FD_SETSIZE or above, which select(2) cannot handle, it may fail
 * with EINTR within 0.1 s without a signal. */
int wait_readable(struct pollfd *fds, int count, int milliseconds, const sigset_t *mask);

#endif
