/* SPDX-License-Identifier: MIT */
/* Waiting for input and for signals at once. */
#ifndef COMMON_WAIT_H
#define COMMON_WAIT_H

#include <poll.h>
#include <signal.h>

/* Sleeps until one of count descriptors can be read (its events are POLLIN, and its revents tell;
 * a negative one is left out), a signal comes, or the milliseconds are over (-1: there is no end).
 * The caller blocks the signals that must not be slept through, and mask lets them through while
 * this sleeps.  Returns as poll(2) does.  With a descriptor of FD_SETSIZE or above, which select(2)
 * cannot take, it may fail with EINTR within 0.1 s although there was no signal. */
int wait_readable(struct pollfd *fds, int count, int milliseconds, const sigset_t *mask);

#endif
