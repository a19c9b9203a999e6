/* SPDX-License-Identifier: MIT */
#include "moment.h"

struct run_signals moment_signals;

static struct {
    struct moments moments;
    long polls, requests;
    bool came;
} now;

void moment_begin(const struct moments *moments) {
    now.moments = *moments;
    now.polls = now.requests = 0;
    now.came = false;
    moment_signals.stop = 0;
}

void moment_end(void) {
    now.moments = (struct moments){0};
    moment_signals.stop = 0;
}

bool moment_came(void) {
    return now.came;
}

static void raise_at(long count, long moment) {
    if (count == moment)
        moment_signals.stop = now.came = true;
}

void moment_poll(void) {
    raise_at(++now.polls, now.moments.stop_at_poll);
}

bool moment_request(void) {
    raise_at(++now.requests, now.moments.stop_at_request);
    bool refused = now.requests == now.moments.refuse;
    now.came = now.came || refused;
    return refused;
}
