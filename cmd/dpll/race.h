/* Several processes for one answer: each looks for it in its own way, and the first to know ends
 * the race.
 *
 * A worker begins as a copy of the process that starts it, so that the formula is in memory once,
 * and what a worker breaks or runs out of is its own loss. */
#ifndef DPLL_RACE_H
#define DPLL_RACE_H

#include <sys/types.h>

#include "common/res.h"
#include "state/counters.h"
#include "state/exchange.h"
#include "state/parts.h"
#include "timer.h"

enum { RACE_WORKERS_MAX = 255 };

/* Where a worker leaves what it knows, in memory that all processes share. */
struct desk {
    unsigned worker;
    enum res_answer answer; /* RES_UNKNOWN until all else is there */
    bool out_of_memory;
    const char *engine;
    struct counters counters;
    signed char *values; /* of the model, by variable as the user declares them */
};

struct race {
    unsigned workers;
    size_t vars;
    struct exchange *exchange; /* what they tell each other */
    struct parts *parts;       /* of one search tree */
    struct desk *desks;
    pid_t *processes; /* 0 for those that have ended */
    bool over;
};

/* What workers do. */
struct race_job {
    struct run_signals *signals; /* a worker's tell it, too, when the one who started it is gone */
    void *owner;
    size_t words; /* of a message in race.parts */

    /* Called before the first is started, and then by each of them; returns the answer. */
    void (*begin)(void *owner, const struct race *race);
    enum res_answer (*answer)(void *owner, struct desk *desk);
};

/* Starts so many workers (at most RACE_WORKERS_MAX) for a formula of vars variables, waits for the
 * first that has an answer, for all to give up, or for the signals to say that it is over, and then
 * ends them all. Where the system has no more processes it goes on with those that there are.
 * Returns the desk of the answer, or of a worker that has none; NULL, and nothing to end, where not
 * one could be started.
 */
const struct desk *race_run(struct race *race, unsigned workers, size_t vars,
                            const struct race_job *job);

/* Releases the desks, if there are any: race is zero before the first, and then. */
void race_end(struct race *race);

#endif
