/* SPDX-License-Identifier: MIT */
#include "deal.h"

#include <assert.h>
#include <errno.h>
#include <string.h>

#include "common/streams/shared.h"
#include "common/streams/workers.h"
#include "feed.h"

struct dealing {
    const struct deal_job *job;
    struct feed feed;
    struct workers workers;
    struct diag *untold; /* by process, in shared memory */
    struct output *out;
    volatile sig_atomic_t over;
};

static int answer(void *context, unsigned number, struct output *out) {
    struct dealing *dealing = context;
    const struct deal_job *job = dealing->job;
    int input = feed_join(&dealing->feed, number);
    return job->answer(job->owner, number, dealing->workers.worker[number].parts, input, out,
                       &dealing->untold[number]);
}

static bool wait(void *context, int pipe, int milliseconds) {
    struct dealing *dealing = context;
    bool come = feed_until(&dealing->feed, pipe, milliseconds);
    if (dealing->feed.ended)
        dealing->job->end(dealing->job->owner);
    dealing->over = *dealing->job->stop || dealing->feed.failure;
    return come;
}

/* Starts all processes.  Returns false after a message. */
static bool start(struct dealing *dealing, unsigned count, struct memory *memory) {
    struct diag diag = {0};
    dealing->untold = shared_take(count * sizeof *dealing->untold);
    if (!dealing->untold) {
        diag_message("cannot start processes: %s", strerror(errno));
        return false;
    }
    for (unsigned i = 0; i < dealing->feed.count; i++)
        if (!feed_open(&dealing->feed, i)) {
            diag_message("cannot start process %u: %s", i + 1, strerror(errno));
            return false;
        }
    if (!workers_start(&dealing->workers, count, answer, dealing, memory, &diag)) {
        diag_error(&diag);
        return false;
    }
    for (unsigned i = 0; i < count; i++)
        feed_joined(&dealing->feed, i);
    return true;
}

static bool may_replace(void *context) {
    const struct dealing *dealing = context;
    return !dealing->over && feed_whole(&dealing->feed);
}

/* Replaces a process that was killed by a new one, if that can still do its work. */
static bool replace(struct dealing *dealing, unsigned number) {
    assert(number < dealing->workers.count);
    if (!workers_may_restart(&dealing->workers, number) || !feed_open(&dealing->feed, number))
        return false;
    dealing->untold[number] = (struct diag){0};
    bool started = workers_restart(&dealing->workers, number);
    feed_joined(&dealing->feed, number);
    return started;
}

/* The status of a process that was told to end; it counts as killed unless the others were told,
 * too. */
static int left(struct dealing *dealing, unsigned number, struct diag *diag) {
    if (*dealing->job->stop)
        return EXIT_DONE;
    dealing->workers.worker[number].killed = true;
    diag_set(diag, "a signal has told process %u to end", number + 1);
    return EXIT_INPUT;
}

/* Finds out why a process has no next part.  Returns its exit status, or EXIT_DONE with *on set if
 * another process has replaced it. */
static int look_after(struct dealing *dealing, unsigned number, bool *on) {
    struct diag diag;
    int status = workers_status(&dealing->workers, number, &diag);
    if (status == DEAL_LEFT)
        status = left(dealing, number, &diag);
    if (status == EXIT_DONE)
        workers_rest(&dealing->workers, number, dealing->out);
    if (!*diag.text)
        diag = dealing->untold[number];
    if (*diag.text)
        diag_error(&diag);
    *on = replace(dealing, number);
    return *on ? EXIT_DONE : status;
}

/* Hands on one part of each process in turn, until a process has none; returns the status of that
 * process. */
static int merge(struct dealing *dealing) {
    unsigned number = 0;
    int status = EXIT_INPUT;
    for (bool on = true; on;) {
        while (workers_part(&dealing->workers, number, dealing->out))
            number = (number + 1) % dealing->workers.count;
        on = false;
        if (!dealing->out->failure)
            status = look_after(dealing, number, &on);
    }
    return status;
}

int deal(const struct deal_job *job, unsigned workers, int input, struct output *out,
         struct memory *memory) {
    struct dealing dealing = {.job = job, .out = out};
    int status = EXIT_INPUT;
    dealing.workers = (struct workers){.stop = &dealing.over,
                                       .wait = wait,
                                       .may_replace = may_replace,
                                       .context = &dealing,
                                       .whole = job->whole};
    feed_begin(&dealing.feed, input, input < 0 ? 0 : workers, memory);
    if (start(&dealing, workers, memory)) {
        status = merge(&dealing);
        workers_end(&dealing.workers);
    }
    if (dealing.feed.failure) {
        diag_message("%s: cannot %s: %s", job->name, dealing.feed.failed,
                     strerror(dealing.feed.failure));
        status = EXIT_INPUT;
    }
    feed_end(&dealing.feed);
    if (dealing.untold)
        shared_release(dealing.untold, workers * sizeof *dealing.untold);
    return status;
}
