/* SPDX-License-Identifier: MIT */
#include "state/poll.h"

#include <stdlib.h>

#include "state/progress.h"

/* Polls from one flush of the output, or line of progress, to the next; and steps of long loops
 * from one poll to the next. */
enum { POLLS_PER_LOOK = 256, STEPS_PER_LOOK = 1024 };

/* Lets an application that contains the solver ask for the end of the search. */
static void ask(const struct solver *s) {
    if (s->settings->hooks)
        s->settings->hooks->poll(s->settings->hooks->owner);
}

static void look(struct solver *s) {
    ask(s);
    if (s->limits.out)
        output_flush(s->limits.out);
    progress_tick(s);
}

#ifdef NDEBUG
static bool stop_forced(const struct limits *limits) {
    (void)limits;
    return false;
}
#else
/* For tests: every poll from number XSAT_STOP_AT on stops, to check that stopping anywhere is
 * clean. */
static bool stop_forced(const struct limits *limits) {
    const char *number = getenv("XSAT_STOP_AT");
    return number && limits->polls >= strtoull(number, NULL, 10);
}
#endif

static bool limit_reached(const struct solver *s) {
    return s->counters.conflicts >= s->limits.conflicts ||
           s->counters.decisions >= s->limits.decisions;
}

void poll_check(struct solver *s) {
    ask(s);
    if (*(s->limits.leave ? s->limits.leave : s->limits.stop))
        memory_unwind(s->memory, LIMITS_STOP);
}

uint64_t poll_left(const struct solver *s) {
    uint64_t effort = counters_effort(&s->counters);
    return effort < s->limits.pause ? s->limits.pause - effort : 0;
}

void poll_step(struct solver *s, uint64_t step) {
    if (step % STEPS_PER_LOOK == 0)
        poll_check(s);
}

bool poll_stopped(const struct solver *s) {
    return *s->limits.stop || limit_reached(s) || stop_forced(&s->limits);
}

bool poll_due(const struct solver *s) {
    return *s->limits.stop || limit_reached(s) || counters_effort(&s->counters) >= s->limits.pause;
}

bool poll_reached(struct solver *s) {
    struct limits *limits = &s->limits;
    if (++limits->polls % POLLS_PER_LOOK == 0)
        look(s);
    return poll_due(s) || stop_forced(limits);
}
