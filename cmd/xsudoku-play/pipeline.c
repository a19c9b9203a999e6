/* SPDX-License-Identifier: MIT */
#include "pipeline.h"

#include <assert.h>
#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "common/base/clock.h"
#include "common/streams/program.h"
#include "process.h"

const char *const pipeline_programs[] = {"sudoku2cnf", "dpll", "res2sudoku"};

/* Searches that take longer than a person waits are given up after this many seconds. */
#define PATIENCE 60

#define TEXT_OF(number) #number
#define TEXT(number) TEXT_OF(number)

/* What the programs are called with, and room for an option and NULL behind it. */
static const char *const arguments[PIPELINE_PROGRAMS][6] = {
    {"sudoku2cnf"}, {"dpll", "-n", "2", "-t", TEXT(PATIENCE)}, {"res2sudoku", "-1"}};

/* What a new process does: becomes the program, with these ends for its streams. */
static _Noreturn void become(int number, const char *own, int in, int out, int messages,
                             int grids) {
    char option[] = "-R", rules[PROCESS_NAME], *list[6];
    memcpy(list, arguments[number], sizeof list);
    if (number + 1 == PIPELINE_PROGRAMS && grids >= 0) {
        process_hand_on(grids, rules);
        list[2] = option;
        list[3] = rules;
    }
    process_become(own, list, in, out, messages);
}

/* Starts program number `number`, which reads from in and prints to the pipe of the next one, or
 * to last.  Returns the end to read for the next, or -1. */
static int start_one(struct pipeline *pipeline, int number, const char *own, int in, int last) {
    int ends[2] = {-1, last};
    assert(number < PIPELINE_PROGRAMS && in >= 0 && !pipeline->process[number]);
    if (number + 1 < PIPELINE_PROGRAMS && !program_open_pipe(ends))
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
    assert(!pipeline->running);
    int ends[2];
    *pipeline = (struct pipeline){.fd = -1, .started = clock_seconds()};
    if (!program_open_pipe(ends))
        return diag_set(diag, "cannot make a pipe: %s", strerror(errno));
    pipeline->fd = ends[0];
    pipeline->running = true;
    pipeline->grids = area_is_square(&shape->area) ? -1 : process_pipe_grid(shape, NULL);
    bool started = start_all(pipeline, own, process_pipe_grid(shape, cells), ends[1]);
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
    assert(pipeline->running && pipeline->used < sizeof pipeline->text);
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
    assert(pipeline->running);
    if (process_read(pipeline->fd, pipeline->text, sizeof pipeline->text, &pipeline->used))
        return true;
    reap(pipeline);
    return false;
}

/* The programs are killed at once: they have nothing to clean up. */
void pipeline_stop(struct pipeline *pipeline) {
    if (!pipeline->running)
        return;
    for (int i = 0; i < PIPELINE_PROGRAMS; i++)
        if (pipeline->process[i])
            kill(pipeline->process[i], SIGKILL);
    reap(pipeline);
}
