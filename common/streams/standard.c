/* SPDX-License-Identifier: MIT */
#include "common/streams/standard.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "common/base/diag.h"

/* Opened for the wrong direction, so that reading from it, or writing to it, fails with EBADF as
 * for a closed descriptor. */
static void hold(int fd) {
    if (fcntl(fd, F_GETFD) >= 0 || errno != EBADF)
        return;
    if (open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY) != fd)
        diag_die(EXIT_INPUT, "cannot open /dev/null: %s", strerror(errno));
}

/* In ascending order, since open(2) returns the lowest free descriptor. */
void standard_begin(void) {
    struct sigaction ignore = {.sa_handler = SIG_IGN};
    sigemptyset(&ignore.sa_mask);
    sigaction(SIGXFSZ, &ignore, NULL);
    hold(STDIN_FILENO);
    hold(STDOUT_FILENO);
    hold(STDERR_FILENO);
}
