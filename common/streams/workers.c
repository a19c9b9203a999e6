/* SPDX-License-Identifier: MIT */
/* F_SETPIPE_SZ, which Linux has beside POSIX. */
#define _GNU_SOURCE
#include "common/streams/workers.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Writes the last parts of a process.  Returns status, or EXIT_INPUT if some were lost, with a
 * message unless nobody reads them any more or all processes were told to end, which the reader
 * reports itself. */
static int finish(struct output *out, int status) {
    struct diag diag;
    if (output_flush(out))
        return status;
    output_failed(out, &diag);
    if (out->failure != EPIPE && out->failure != EINTR)
        diag_error(&diag);
    return EXIT_INPUT;
}

/* The work of a new process.  It has no reading end of any pipe, so that all processes end when the
 * reader goes away. */
static _Noreturn void work(struct workers *workers, unsigned number, int pipe) {
    struct output *out = memory_zeroed(workers->memory, 1, sizeof *out);
    for (unsigned i = 0; i < workers->count; i++)
        if (i != number)
            close(workers->worker[i].pipe);
    output_stdout(out);
    out->fd = pipe;
    out->name = "pipe";
    _exit(finish(out, workers->make(workers->maker, number, out)));
}

/* Bytes. */
enum { ROOM = 1 << 20 };

/* Opens a pipe, larger than usual if the system allows, so that processes need not wait with parts
 * that are not due. */
static bool open_pipe(int ends[2]) {
    if (pipe(ends))
        return false;
#ifdef F_SETPIPE_SZ
    fcntl(ends[1], F_SETPIPE_SZ, ROOM);
#endif
    return true;
}

/* Starts one process.  Returns false with errno set on failure. */
static bool start(struct workers *workers, unsigned number) {
    struct worker *worker = &workers->worker[number];
    int ends[2];
    assert(!worker->process);
    if (!open_pipe(ends))
        return false;
    pid_t process = fork();
    if (!process) {
        close(ends[0]);
        work(workers, number, ends[1]);
    }
    close(ends[1]);
    if (process < 0) {
        close(ends[0]);
        return false;
    }
    worker->pipe = ends[0];
    worker->process = process;
    return true;
}

bool workers_start(struct workers *workers, unsigned count,
                   int (*make)(void *context, unsigned number, struct output *out), void *context,
                   struct memory *memory, struct diag *diag) {
    assert(!workers->count && make);
    workers->taken = count;
    workers->memory = memory;
    workers->make = make;
    workers->maker = context;
    workers->worker = memory_zeroed(memory, count, sizeof *workers->worker);
    for (unsigned i = 0; i < count; i++, workers->count++)
        if (!start(workers, i)) {
            diag_set(diag, "cannot start process %u: %s", i + 1, strerror(errno));
            workers_end(workers);
            return false;
        }
    return true;
}

/* Processes that may be killed at the same part. */
enum { LIVES = 3 };

/* Whether a process that was making the next part can be replaced. */
static bool may_replace(const struct workers *workers, const struct worker *worker) {
    return !worker->begun && worker->deaths < LIVES &&
           (!workers->may_replace || workers->may_replace(workers->context));
}

bool workers_may_restart(const struct workers *workers, unsigned number) {
    const struct worker *worker = &workers->worker[number];
    return worker->killed && may_replace(workers, worker);
}

bool workers_restart(struct workers *workers, unsigned number) {
    struct worker *worker = &workers->worker[number];
    close(worker->pipe);
    worker->pipe = -1;
    worker->killed = worker->replaced = false;
    worker->begin = worker->end = 0;
    stack_clear(&worker->held);
    return start(workers, number);
}

/* Milliseconds between looks at the flag that says to end. */
enum { LOOK = 100 };

/* Whether there is something to read; also true if polling is impossible, so that reading has to
 * wait. */
static bool has_come(const struct workers *workers, const struct worker *worker) {
    struct pollfd part = {.fd = worker->pipe, .events = POLLIN};
    if (workers->wait && !workers->told)
        return workers->wait(workers->context, worker->pipe, LOOK);
    int ready = poll(&part, 1, LOOK);
    return ready > 0 || (ready < 0 && errno != EINTR);
}

static void tell_all(struct workers *workers) {
    workers->told = true;
    for (unsigned i = 0; i < workers->count; i++)
        if (workers->worker[i].process)
            kill(workers->worker[i].process, SIGTERM);
}

/* Continues stopped workers when they were told to end, and ends those that another one can
 * replace. */
static void look_after_stopped(const struct workers *workers, struct worker *worker) {
    bool stopped = child_stopped(worker->process),
         delays = child_delays(&worker->delay, stopped && !worker->replaced);
    if (stopped && workers->told) {
        kill(worker->process, SIGCONT);
    } else if (delays && may_replace(workers, worker)) {
        worker->replaced = true;
        kill(worker->process, SIGKILL);
    }
}

/* Waits until a worker has written more or has ended, which is detected even if poll(2) does not
 * report it.  Passes on the request to end. */
static void wait_for_part(struct workers *workers, struct worker *worker) {
    worker->delay = (struct child_delay){0};
    while (!has_come(workers, worker) && !child_ended(worker->process)) {
        if (workers->stop && *workers->stop && !workers->told)
            tell_all(workers);
        look_after_stopped(workers, worker);
    }
}

/* Reads on.  Returns false at the end. */
static bool refill(struct workers *workers, struct worker *worker) {
    ssize_t got;
    wait_for_part(workers, worker);
    do
        got = read(worker->pipe, worker->buffer, sizeof worker->buffer);
    while (got < 0 && errno == EINTR);
    worker->failure = got < 0 ? errno : 0;
    worker->begin = 0;
    worker->end = got > 0 ? (size_t)got : 0;
    return got > 0;
}

/* Writes text, and messages in it to standard error. */
static void hand_on(struct worker *worker, struct output *out, const char *text, size_t size) {
    while (size) {
        const char *mark = memchr(text, WORKERS_ASIDE, size);
        size_t count = mark ? (size_t)(mark - text) : size;
        if (worker->aside)
            fwrite(text, 1, count, stderr);
        else
            output_bytes(out, text, count);
        worker->aside ^= mark != NULL;
        count += mark != NULL;
        text += count;
        size -= count;
    }
}

static void hold(struct workers *workers, struct worker *worker, size_t size) {
    if (!size)
        return;
    stack_reserve(workers->memory, &worker->held, size);
    memcpy(worker->held.data + worker->held.size, worker->buffer + worker->begin, size);
    worker->held.size += size;
}

/* Writes, or holds back, some of a part. */
static void add(struct workers *workers, struct worker *worker, struct output *out, size_t size) {
    if (workers->whole) {
        hold(workers, worker, size);
        return;
    }
    hand_on(worker, out, worker->buffer + worker->begin, size);
    worker->begun |= size > 0;
}

/* Writes the rest of a part, and the text of it that was held back. */
static void complete(struct workers *workers, struct worker *worker, struct output *out,
                     size_t size) {
    if (worker->held.size)
        hold(workers, worker, size);
    if (worker->held.size)
        hand_on(worker, out, worker->held.data, worker->held.size);
    else
        hand_on(worker, out, worker->buffer + worker->begin, size);
    stack_clear(&worker->held);
    assert(worker->begin + size < worker->end && !worker->buffer[worker->begin + size]);
    worker->begin += size + 1;
    worker->begun = false;
    worker->deaths = 0;
    worker->parts++;
}

bool workers_part(struct workers *workers, unsigned number, struct output *out) {
    struct worker *worker = &workers->worker[number];
    for (;;) {
        size_t size = worker->end - worker->begin;
        const char *text = worker->buffer + worker->begin;
        const char *end = memchr(text, 0, size);
        if (end) {
            complete(workers, worker, out, (size_t)(end - text));
            return !out->failure;
        }
        add(workers, worker, out, size);
        if (!output_flush(out) || !refill(workers, worker))
            return false;
    }
}

void workers_rest(struct workers *workers, unsigned number, struct output *out) {
    struct worker *worker = &workers->worker[number];
    if (worker->held.size)
        hand_on(worker, out, worker->held.data, worker->held.size);
    stack_clear(&worker->held);
}

/* Waits for a worker to end, killing it if it is stopped.  Returns the status of waitpid(2), or
 * -1. */
static int wait_for(struct worker *worker) {
    int status;
    assert(worker->process > 0);
    for (;;) {
        pid_t waited = waitpid(worker->process, &status, WUNTRACED);
        if (waited < 0 && errno != EINTR)
            return -1;
        if (waited > 0 && !WIFSTOPPED(status))
            break;
        if (waited > 0)
            kill(worker->process, SIGKILL);
    }
    worker->process = 0;
    return status;
}

int workers_status(struct workers *workers, unsigned number, struct diag *diag) {
    struct worker *worker = &workers->worker[number];
    *diag = (struct diag){0};
    if (worker->failure) {
        diag_set(diag, "cannot read from process %u: %s", number + 1, strerror(worker->failure));
        return EXIT_INPUT;
    }
    int status = wait_for(worker);
    if (status >= 0 && WIFEXITED(status))
        return WEXITSTATUS(status);
    worker->killed = status >= 0;
    worker->deaths += !worker->replaced;
    if (worker->replaced)
        diag_set(diag, "process %u was stopped, and another one takes its place", number + 1);
    else if (worker->killed)
        diag_set(diag, "signal %d has ended process %u", WTERMSIG(status), number + 1);
    else
        diag_set(diag, "process %u cannot be waited for", number + 1);
    return EXIT_INPUT;
}

void workers_end(struct workers *workers) {
    for (unsigned i = 0; i < workers->count; i++)
        close(workers->worker[i].pipe);
    for (unsigned i = 0; i < workers->count; i++) {
        stack_free(workers->memory, &workers->worker[i].held);
        if (!workers->worker[i].process)
            continue;
        kill(workers->worker[i].process, SIGTERM);
        wait_for(&workers->worker[i]);
    }
    memory_release(workers->memory, workers->worker);
}
