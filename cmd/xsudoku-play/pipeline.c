#include "pipeline.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "common/clock.h"
#include "common/grid.h"

const char *const pipeline_programs[] = {"sudoku2cnf", "dpll", "res2sudoku"};

/* Searches that take longer than a person waits are given up, in seconds. */
enum { PATIENCE = 60 };

static const char *const arguments[PIPELINE_PROGRAMS][6] = {
    {"sudoku2cnf"}, {"dpll", "-n", "2", "-t", "60"}, {"res2sudoku", "-1"}};

/* The path of a program beside this one, or its name alone, for PATH. */
static const char *find_program(const char *own, const char *name, char *path, size_t size) {
    const char *slash = strrchr(own, '/');
    if (!slash)
        return name;
    int length = snprintf(path, size, "%.*s/%s", (int)(slash - own), own, name);
    return length > 0 && (size_t)length < size && !access(path, X_OK) ? path : name;
}

/* What a new process does: becomes the program, with these ends for its streams. */
static _Noreturn void become(int number, const char *own, int in, int out, int messages,
                             int grids) {
    char path[4096], option[] = "-R", rules[32], *list[6];
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    dup2(in, STDIN_FILENO);
    dup2(messages, STDERR_FILENO);
    dup2(out, STDOUT_FILENO);
    memcpy(list, arguments[number], sizeof list);
    if (number + 1 == PIPELINE_PROGRAMS && grids >= 0) {
        fcntl(grids, F_SETFD, 0);
        snprintf(rules, sizeof rules, "/dev/fd/%d", grids);
        list[2] = option;
        list[3] = rules;
    }
    execvp(find_program(own, list[0], path, sizeof path), list);
    _exit(errno == ENOENT ? PIPELINE_NOT_FOUND : PIPELINE_NOT_RUN);
}

/* A pipe whose ends no program inherits by itself. */
static bool open_pipe(int ends[2]) {
    if (pipe(ends))
        return false;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    return true;
}

/* Puts a grid, or with NULL only what is before it, into a pipe, which has room for it: the largest
 * takes less than 2 KiB, and rules no more than RULES_TEXT_MAX.  Returns the end to read, or -1. */
static int pipe_grid(const struct variant_shape *shape, const uint8_t *cells) {
    int ends[2];
    struct output out;
    if (!open_pipe(ends))
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

/* Starts program number `number`, which reads from in and prints to the pipe of the next one, or
 * to last.  Returns the end to read for the next, or -1. */
static int start_one(struct pipeline *pipeline, int number, const char *own, int in, int last) {
    int ends[2] = {-1, last};
    if (number + 1 < PIPELINE_PROGRAMS && !open_pipe(ends))
        return -1;
    pid_t process = fork();
    if (!process)
        become(number, own, in, ends[1], last, pipeline->grids);
    if (ends[1] != last)
        close(ends[1]);
    pipeline->process[number] = process > 0 ? process : 0;
    if (process < 0 && ends[0] >= 0)
        close(ends[0]);
    return process < 0 ? -1 : ends[0];
}

/* Starts all programs.  Returns whether each is there. */
static bool start_all(struct pipeline *pipeline, const char *own, int in, int last) {
    for (int i = 0; i < PIPELINE_PROGRAMS && in >= 0; i++) {
        int next = start_one(pipeline, i, own, in, last);
        close(in);
        in = next;
    }
    return pipeline->process[PIPELINE_PROGRAMS - 1] > 0;
}

bool pipeline_start(struct pipeline *pipeline, const char *own, const struct variant_shape *shape,
                    const uint8_t *cells, struct diag *diag) {
    int ends[2];
    *pipeline = (struct pipeline){.fd = -1, .started = clock_seconds()};
    if (!open_pipe(ends))
        return diag_set(diag, "cannot make a pipe: %s", strerror(errno));
    pipeline->fd = ends[0];
    pipeline->running = true;
    pipeline->grids = area_is_square(&shape->area) ? -1 : pipe_grid(shape, NULL);
    bool started = start_all(pipeline, own, pipe_grid(shape, cells), ends[1]);
    int failure = errno;
    if (pipeline->grids >= 0)
        close(pipeline->grids);
    close(ends[1]);
    if (started)
        return true;
    pipeline_stop(pipeline);
    return diag_set(diag, "cannot start the solver: %s", strerror(failure));
}

/* Waits for the processes, which have closed their streams. */
static void reap(struct pipeline *pipeline) {
    for (int i = 0; i < PIPELINE_PROGRAMS; i++) {
        while (pipeline->process[i] && waitpid(pipeline->process[i], &pipeline->status[i], 0) < 0 &&
               errno == EINTR)
            ;
        pipeline->process[i] = 0;
    }
    close(pipeline->fd);
    pipeline->text[pipeline->used] = 0;
    pipeline->running = false;
    pipeline->late = clock_seconds() - pipeline->started >= PATIENCE;
}

bool pipeline_read(struct pipeline *pipeline) {
    char surplus[256];
    size_t room = sizeof pipeline->text - 1 - pipeline->used;
    ssize_t got;
    do
        got = room ? read(pipeline->fd, pipeline->text + pipeline->used, room)
                   : read(pipeline->fd, surplus, sizeof surplus);
    while (got < 0 && errno == EINTR);
    if (got > 0 && room)
        pipeline->used += (size_t)got;
    if (got <= 0)
        reap(pipeline);
    return got > 0;
}

/* The programs hold nothing that would have to be put in order, so they are not asked. */
void pipeline_stop(struct pipeline *pipeline) {
    if (!pipeline->running)
        return;
    for (int i = 0; i < PIPELINE_PROGRAMS; i++)
        if (pipeline->process[i])
            kill(pipeline->process[i], SIGKILL);
    reap(pipeline);
}
