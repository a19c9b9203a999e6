/* SPDX-License-Identifier: MIT */
#include "common/streams/wait.h"

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/select.h>

enum { SLICE = 100 };

/* Descriptors in a set are below FD_SETSIZE.  As short numbers they need no change of sign in the
 * macros of any libc, which is what compilers would warn of. */

/* Adds the descriptors to a set.  Returns one more than the largest, or -1 when a set has no room
 * for it. */
static int collect(const struct pollfd *fds, int count, fd_set *set) {
    int end = 0;
    FD_ZERO(set);
    for (int i = 0; i < count; i++) {
        if (fds[i].fd >= FD_SETSIZE)
            return -1;
        if (fds[i].fd < 0)
            continue;
        FD_SET((uint16_t)fds[i].fd, set);
        end = fds[i].fd >= end ? fds[i].fd + 1 : end;
    }
    return end;
}

/* A signal may come between the change of the mask and the sleep, which is therefore short. */
static int wait_by_poll(struct pollfd *fds, int count, int milliseconds, const sigset_t *mask) {
    sigset_t before;
    bool cut = milliseconds < 0 || milliseconds > SLICE;
    sigprocmask(SIG_SETMASK, mask, &before);
    int ready = poll(fds, (nfds_t)count, cut ? SLICE : milliseconds);
    int failure = ready || !cut ? errno : EINTR;
    sigprocmask(SIG_SETMASK, &before, NULL);
    errno = failure;
    return !ready && cut ? -1 : ready;
}

/* select(2) is taken where it can be: it knows terminals on every system, and changes the mask and
 * sleeps in one step. */
int wait_readable(struct pollfd *fds, int count, int milliseconds, const sigset_t *mask) {
    fd_set readable;
    int end = collect(fds, count, &readable);
    if (end < 0)
        return wait_by_poll(fds, count, milliseconds, mask);
    struct timespec patience = {.tv_sec = milliseconds / 1000,
                                .tv_nsec = milliseconds % 1000 * 1000000L};
    int ready = pselect(end, &readable, NULL, NULL, milliseconds < 0 ? NULL : &patience, mask);
    for (int i = 0; i < count; i++)
        fds[i].revents =
            ready > 0 && fds[i].fd >= 0 && FD_ISSET((uint16_t)fds[i].fd, &readable) ? POLLIN : 0;
    return ready;
}
