/* SPDX-License-Identifier: MIT */
/* Makes one system call of a program go wrong, to see what comes of it: loaded with LD_PRELOAD, and
 * told by the environment:
 *   FAULT_IN    the name of the program; others are left alone
 *   FAULT_CALL  the call, as in "read"
 *   FAULT_AT    its number, from 1, or "all"
 *   FAULT_KIND  an error, as EIO, or short: one byte is read or written
 *   FAULT_MARK  a file that is made when it comes to that
 * Writes to standard error are not counted: somebody has to tell. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <unistd.h>

enum fault { NONE, FAILURE, SHORT };

/* The function that is called when nothing goes wrong. */
#define REAL(name) ((__typeof__(&name))(intptr_t)dlsym(RTLD_NEXT, #name))

static int number_of(const char *kind) {
    static const struct {
        const char *name;
        int number;
    } errors[] = {{"EIO", EIO},     {"ENOSPC", ENOSPC}, {"EMFILE", EMFILE},
                  {"EINTR", EINTR}, {"EAGAIN", EAGAIN}, {"ENOMEM", ENOMEM}};
    for (size_t i = 0; i < sizeof errors / sizeof *errors; i++)
        if (!strcmp(kind, errors[i].name))
            return errors[i].number;
    return 0;
}

static bool concerns(const char *call) {
    const char *program = getenv("FAULT_IN"), *wanted = getenv("FAULT_CALL");
    return program && wanted && !strcmp(wanted, call) &&
           !strcmp(program, program_invocation_short_name);
}

static void mark(void) {
    int fd = REAL(open)(getenv("FAULT_MARK"), O_WRONLY | O_CREAT, 0666);
    if (fd >= 0)
        REAL(close)(fd);
}

/* What this call, of that name, comes to; sets errno for a failure. */
static enum fault fault(const char *call) {
    static long calls;
    const char *kind = getenv("FAULT_KIND"), *at = getenv("FAULT_AT");
    if (!concerns(call) || !kind || !at ||
        (++calls != strtol(at, NULL, 10) && strcmp(at, "all") != 0))
        return NONE;
    mark();
    errno = number_of(kind);
    return errno ? FAILURE : SHORT;
}

ssize_t read(int fd, void *to, size_t room) {
    enum fault found = fault("read");
    return found == FAILURE ? -1 : REAL(read)(fd, to, found == SHORT && room ? 1 : room);
}

/* Another way of reading, and counted as such. */
ssize_t pread(int fd, void *to, size_t room, off_t place) {
    enum fault found = fault("read");
    return found == FAILURE ? -1 : REAL(pread)(fd, to, found == SHORT && room ? 1 : room, place);
}

ssize_t write(int fd, const void *from, size_t size) {
    enum fault found = fd == STDERR_FILENO ? NONE : fault("write");
    return found == FAILURE ? -1 : REAL(write)(fd, from, found == SHORT && size ? 1 : size);
}

int open(const char *path, int flags, ...) {
    va_list args;
    va_start(args, flags);
    mode_t mode = flags & O_CREAT ? (mode_t)va_arg(args, int) : 0;
    va_end(args);
    return fault("open") == FAILURE ? -1 : REAL(open)(path, flags, mode);
}

/* The descriptor is closed in any case. */
int close(int fd) {
    enum fault found = fault("close");
    int failure = errno, closed = REAL(close)(fd);
    errno = found == FAILURE ? failure : errno;
    return found == FAILURE ? -1 : closed;
}

int poll(struct pollfd *fds, nfds_t count, int milliseconds) {
    return fault("poll") == FAILURE ? -1 : REAL(poll)(fds, count, milliseconds);
}

int pselect(int end, fd_set *readable, fd_set *writable, fd_set *odd,
            const struct timespec *patience, const sigset_t *mask) {
    return fault("pselect") == FAILURE
               ? -1
               : REAL(pselect)(end, readable, writable, odd, patience, mask);
}

int pipe(int ends[2]) {
    return fault("pipe") == FAILURE ? -1 : REAL(pipe)(ends);
}

int ftruncate(int fd, off_t size) {
    return fault("ftruncate") == FAILURE ? -1 : REAL(ftruncate)(fd, size);
}

int rename(const char *from, const char *to) {
    return fault("rename") == FAILURE ? -1 : REAL(rename)(from, to);
}

off_t lseek(int fd, off_t by, int whence) {
    return fault("lseek") == FAILURE ? -1 : REAL(lseek)(fd, by, whence);
}

pid_t fork(void) {
    return fault("fork") == FAILURE ? -1 : REAL(fork)();
}

pid_t waitpid(pid_t process, int *status, int options) {
    return fault("waitpid") == FAILURE ? -1 : REAL(waitpid)(process, status, options);
}

void *mmap(void *at, size_t size, int protection, int flags, int fd, off_t place) {
    return fault("mmap") == FAILURE ? MAP_FAILED
                                    : REAL(mmap)(at, size, protection, flags, fd, place);
}
