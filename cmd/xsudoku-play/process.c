/* SPDX-License-Identifier: MIT */
#include "process.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "common/grids/grid.h"
#include "common/streams/program.h"

int process_pipe_grid(const struct variant_shape *shape, const uint8_t *cells) {
    int ends[2];
    struct output out;
    if (!program_open_pipe(ends))
        return -1;
    output_stdout(&out);
    out.fd = ends[1];
    grid_write_header(&out, shape);
    if (cells) {
        grid_write_line(&out, shape, cells);
        output_char(&out, '\n');
    }
    output_flush(&out);
    close(ends[1]);
    return ends[0];
}

bool process_read(int fd, char *text, size_t size, size_t *used) {
    char surplus[256];
    assert(*used < size);
    size_t room = size - 1 - *used;
    ssize_t got;
    do
        got = room ? read(fd, text + *used, room) : read(fd, surplus, sizeof surplus);
    while (got < 0 && errno == EINTR);
    if (got > 0 && room)
        *used += (size_t)got;
    return got > 0;
}

void process_hand_on(int fd, char name[PROCESS_NAME]) {
    assert(fd >= 0);
    fcntl(fd, F_SETFD, 0);
    snprintf(name, PROCESS_NAME, "/dev/fd/%d", fd);
}

/* The path of a program beside this one, or its name alone, for PATH. */
static const char *find_program(const char *own, const char *name, char *path, size_t size) {
    const char *slash = strrchr(own, '/');
    if (!slash)
        return name;
    int length = snprintf(path, size, "%.*s/%s", (int)(slash - own), own, name);
    return length > 0 && (size_t)length < size && !access(path, X_OK) ? path : name;
}

_Noreturn void process_become(const char *own, char *const *arguments, int in, int out,
                              int messages) {
    char path[4096];
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    if (in >= 0)
        dup2(in, STDIN_FILENO);
    dup2(messages, STDERR_FILENO);
    dup2(out, STDOUT_FILENO);
    execvp(find_program(own, arguments[0], path, sizeof path), arguments);
    _exit(errno == ENOENT ? PROCESS_NOT_FOUND : PROCESS_NOT_RUN);
}
