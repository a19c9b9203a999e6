/* SPDX-License-Identifier: MIT */
/* Interruptions and refused memory at moments that repeat.
 *
 * The solver's own state/poll.c and common/base/memory.c run, but what they ask for passes through
 * here: polls.c counts how often it was asked whether it is time to give up, requests.c how often
 * the machine was asked for memory. */
#ifndef SCENARIO_MOMENT_H
#define SCENARIO_MOMENT_H

#include <stdbool.h>

#include "run.h"

/* Counted from the beginning of a question; 0 for never. */
struct moments {
    long stop_at_poll, stop_at_request; /* somebody raises the flag then */
    long refuse;                        /* the machine has no memory for this one request */
};

extern struct run_signals moment_signals; /* with the flag, for the solver's limits */

/* Begins to count; moment_end lowers the flag, and leaves the solver in peace. */
void moment_begin(const struct moments *moments);
void moment_end(void);

/* Whether any of it has happened since the beginning. */
bool moment_came(void);

/* Count, for polls.c and requests.c; moment_request returns whether it is to be refused. */
void moment_poll(void);
bool moment_request(void);

#endif
