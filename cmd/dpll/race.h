/* SPDX-License-Identifier: MIT */
/* Several processes for one answer: each looks for it in its own way, and the first that finds it
 * ends the race.
 *
 * A worker begins as a copy of the process that starts it, so that the formula is in memory once,
 * and what a worker breaks or runs out of is its own loss.  One that is stopped (SIGSTOP) while
 * others wait for its part of the search tree is killed after a second, and its part is theirs. */
#ifndef DPLL_RACE_H
#define DPLL_RACE_H

#include <sys/types.h>

#include "common/child.h"
#include "common/res.h"
#include "state/counters.h"
#include "state/exchange.h"
#include "state/parts.h"
#include "timer.h"

enum { RACE_WORKERS_MAX = 255 };

/* What a worker has found and counted, in memory that all processes share. */
struct race_result {
    unsigned worker;
    enum res_answer answer; /* RES_UNKNOWN until the other fields have been written */
    uint64_t step;          /* of the worker's proof that is the empty clause; 0 without one */
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
    struct exchange *exchange;   /* clauses that workers pass to each other */
    struct parts *parts;         /* of one search tree, to be shared out among workers */
    struct race_result *results; /* by worker */
    pid_t *processes;            /* by worker; 0 for one that has ended */
    struct child_delay *delays;  /* by worker */
    int failure;                 /* errno where they could not be waited for, or 0 */
    bool over;
    bool killed; /* before that, a signal has ended a worker or told it to end */
};

/* What workers do. */
struct race_job {
    /* In a worker also raised when the process that started it is gone. */
    struct run_signals *signals;
    void *owner;
    size_t words; /* of a message in race.parts */

    /* Called once, before the first worker is started. */
    void (*begin)(void *owner, const struct race *race);
    /* Called in each worker; returns the answer. */
    enum res_answer (*answer)(void *owner, struct race_result *result);
};

/* Starts `workers` processes (at most RACE_WORKERS_MAX) for a formula of vars variables, or one
 * where it answers at once; waits until one has an answer, all have given up, or job->signals->stop
 * is set, or race->failure is; and then ends them all. Where the system has no more processes the
 * race goes on with those that were started.  Returns the result that has the answer, or one of
 * those without when there is none; NULL where no worker could be started, and then there is
 * nothing for race_end to release. */
const struct race_result *race_run(struct race *race, unsigned workers, size_t vars,
                                   const struct race_job *job);

/* Releases the results, if there are any.  The struct is all zero afterwards, as it must be before
 * the first race. */
void race_end(struct race *race);

#endif
