/* SPDX-License-Identifier: MIT */
/* A race: several processes search for one answer in different ways, and the first that finds it
 * ends the race.
 *
 * A worker begins as a copy of the process that starts it, so that the formula is in memory once,
 * and running out of memory, or crashing, affects that worker alone.  A worker that is stopped
 * (SIGSTOP) while others wait for its part of the search tree is killed after a second, and others
 * get its part. */
#ifndef DPLL_RACE_H
#define DPLL_RACE_H

#include <sys/types.h>

#include "common/formulas/res.h"
#include "common/streams/child.h"
#include "state/counters.h"
#include "state/exchange.h"
#include "state/parts.h"
#include "timer.h"

enum { RACE_WORKERS_MAX = 255 };

/* The result of a worker, in memory that all processes share. */
struct race_result {
    unsigned worker;
    enum res_answer answer; /* RES_UNKNOWN until the other fields are written */
    uint64_t step;          /* number of the empty clause in the worker's proof; 0 without one */
    int failure;            /* errno of a failed write of the proof, or 0 */
    bool out_of_memory;
    bool told; /* a signal has told the worker to end */
    const char *engine;
    struct counters counters;
    signed char *values; /* of the model, by variable as the user declares them */
};

struct race {
    unsigned workers;
    size_t vars;
    struct exchange *exchange;   /* clauses exchanged by workers */
    struct parts *parts;         /* of one search tree shared by workers */
    struct race_result *results; /* by worker */
    pid_t *processes;            /* by worker; 0 if it has ended */
    struct child_delay *delays;  /* by worker */
    int failure;                 /* errno if waiting for them failed, or 0 */
    bool over;
    bool killed; /* a signal has ended a worker, or told it to end, before that */
};

/* The job of the workers. */
struct race_job {
    /* In a worker also set when the process that started it is gone. */
    struct run_signals *signals;
    void *owner;
    size_t words; /* of a message in race.parts */

    /* Called once, before the first worker is started. */
    void (*begin)(void *owner, const struct race *race);
    /* Called in each worker; returns the answer. */
    enum res_answer (*answer)(void *owner, struct race_result *result);
};

/* Starts `workers` processes (at most RACE_WORKERS_MAX) for a formula of vars variables, or only
 * one if it answers at once.  Waits until one has an answer, all have given up, or
 * job->signals->stop or race->failure is set; then ends them all.  If the system has no more
 * processes the race goes on with those started.  Returns the result with the answer, or one
 * without if there is none; NULL if no worker could be started, and then race_end has nothing to
 * release. */
const struct race_result *race_run(struct race *race, unsigned workers, size_t vars,
                                   const struct race_job *job);

/* Releases the results, if there are any.  The struct is all zero afterwards, as it must be before
 * the first race. */
void race_end(struct race *race);

#endif
