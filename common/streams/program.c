/* SPDX-License-Identifier: MIT */
#include "common/streams/program.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* The path of execvp(3) if PATH is not set. */
#define DEFAULT_PATH "/usr/bin:/bin"

/* More than a tool opens; each new descriptor is the lowest that is free. */
enum { DESCRIPTORS = 64 };

/* Whether the program is in the folder with a name of `length` bytes; 0 is the current one. */
static bool is_in(const char *folder, size_t length, const char *program) {
    char path[PATH_MAX];
    int size =
        snprintf(path, sizeof path, "%.*s%s%s", (int)length, folder, length ? "/" : "", program);
    return size < PATH_MAX && !access(path, X_OK);
}

bool program_is_on_path(const char *program) {
    const char *path = getenv("PATH");
    for (const char *at = path ? path : DEFAULT_PATH;; at++) {
        size_t length = strcspn(at, ":");
        if (length < PATH_MAX && is_in(at, length, program))
            return true;
        at += length;
        if (!*at)
            return false;
    }
}

bool program_open_pipe(int ends[2]) {
    if (pipe(ends))
        return false;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    return true;
}

void program_reset_signals(void) {
    sigset_t none;
    signal(SIGPIPE, SIG_DFL);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

void program_settle(int in, int out) {
    int silence = open("/dev/null", O_WRONLY), end = (in > out ? in : out) + DESCRIPTORS;
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    dup2(silence, STDERR_FILENO);
    for (int fd = STDERR_FILENO + 1; fd < end; fd++) {
        int flags = fcntl(fd, F_GETFD);
        if (flags >= 0 && (flags & FD_CLOEXEC))
            close(fd);
    }
}

_Noreturn void program_become(const char *const argv[], int in, int out) {
    program_settle(in, out);
    /* By its manual execvp(3) does not change the strings, although its type does not say const. */
    execvp(argv[0], (char *const *)(uintptr_t)argv);
    _exit(PROGRAM_NOT_FOUND);
}

bool program_await(pid_t process, int *status) {
    pid_t ended;
    while ((ended = waitpid(process, status, 0)) < 0 && errno == EINTR)
        ;
    return ended == process;
}
